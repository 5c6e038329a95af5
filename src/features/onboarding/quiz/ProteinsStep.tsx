import { useChoiceNames } from '#src/flows/onboarding/use-choice-names.ts';
import { proteinsStep as texts } from '../texts.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** The protein sources the member likes. */
export function ProteinsStep({ quiz }: StepProps) {
  const names = useChoiceNames('proteinSources');
  return <Choices quiz={quiz} label={texts.proteinSources} field="proteinSources" names={names} />;
}
