import type { QuizStep } from '#domain/onboarding/quiz.ts';
import type { useHealthQuiz } from '#src/flows/onboarding/use-health-quiz.ts';
import { AllergiesStep } from './AllergiesStep.tsx';
import { DietStep } from './DietStep.tsx';
import { ExcludedStep } from './ExcludedStep.tsx';
import { IntolerancesStep } from './IntolerancesStep.tsx';
import { ProteinsStep } from './ProteinsStep.tsx';

export interface StepProps {
  readonly quiz: ReturnType<typeof useHealthQuiz>;
}

const bodies = {
  dietType: DietStep,
  proteinSources: ProteinsStep,
  allergies: AllergiesStep,
  foodIntolerances: IntolerancesStep,
  excludedIngredients: ExcludedStep,
} as const satisfies Record<QuizStep, unknown>;

/** The question of one step. */
export function QuizStepBody({ quiz, step }: StepProps & { readonly step: QuizStep }) {
  const Body = bodies[step];
  return <Body quiz={quiz} />;
}
