import { useChoiceNames } from '#src/flows/onboarding/use-choice-names.ts';
import { allergiesStep as texts } from '../texts.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** The member's allergies. */
export function AllergiesStep({ quiz }: StepProps) {
  return (
    <Choices quiz={quiz} label={texts.allergens} field="allergens" names={useChoiceNames('allergens')} />
  );
}
