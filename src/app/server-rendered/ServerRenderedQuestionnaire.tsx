import type { QuestionnaireCategory } from '#domain/questionnaire/categories.ts';
import { memberRoutes as texts } from '#src/app/texts.ts';
import { QuestionnaireView } from '#src/features/health/QuestionnaireView.tsx';
import { paths } from '#src/paths.ts';
import { HealthLayout } from '../layouts/HealthLayout.tsx';
import { ServerRenderedForMember } from './ServerRenderedForMember.tsx';

export interface ServerRenderedQuestionnaireProps {
  readonly accessTail: string;
  readonly categories: readonly QuestionnaireCategory[];
}

/** The categories of the questionnaire as the server renders them for a member. */
export function ServerRenderedQuestionnaire({ accessTail, categories }: ServerRenderedQuestionnaireProps) {
  return (
    <ServerRenderedForMember accessTail={accessTail} expected={{}}>
      <HealthLayout title={texts.questionnaire} onBack={() => {}} pathname={paths.healthQuestionnaire()}>
        <QuestionnaireView categories={categories} />
      </HealthLayout>
    </ServerRenderedForMember>
  );
}
