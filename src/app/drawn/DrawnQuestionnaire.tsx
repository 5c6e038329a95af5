import type { QuestionnaireCategory } from '#domain/questionnaire/categories.ts';
import { memberRoutes as texts } from '#src/app/texts.ts';
import { QuestionnaireView } from '#src/features/health/QuestionnaireView.tsx';
import { paths } from '#src/paths.ts';
import { HealthLayout } from '../layouts/HealthLayout.tsx';
import { DrawnOwn } from './DrawnOwn.tsx';

export interface DrawnQuestionnaireProps {
  readonly accessTail: string;
  readonly categories: readonly QuestionnaireCategory[];
}

/** The categories of the questionnaire as the server draws them for a member. */
export function DrawnQuestionnaire({ accessTail, categories }: DrawnQuestionnaireProps) {
  return (
    <DrawnOwn accessTail={accessTail} expected={{}}>
      <HealthLayout title={texts.questionnaire} onBack={() => {}} pathname={paths.healthQuestionnaire()}>
        <QuestionnaireView categories={categories} />
      </HealthLayout>
    </DrawnOwn>
  );
}
