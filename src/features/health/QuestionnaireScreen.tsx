import { useCategories } from '#src/flows/health/use-categories.ts';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { QuestionnaireView } from './QuestionnaireView.tsx';
import { questionnaireScreen as texts } from './texts/questionnaire.ts';

/** The questionnaire, one category after the other in any order. */
export function QuestionnaireScreen() {
  usePageTitle(texts.title);
  const { categories, isFailed, failure, retry } = useCategories();
  if (isFailed) return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  return <QuestionnaireView categories={categories} />;
}
