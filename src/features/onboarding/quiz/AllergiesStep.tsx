import { allergens } from '#domain/allergen/allergens.ts';
import { allergiesStep as texts } from '../texts.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

const names = allergens.map(({ name }) => name);

/** The member's allergies. */
export function AllergiesStep({ quiz }: StepProps) {
  return <Choices quiz={quiz} label={texts.allergens} field="allergens" names={names} />;
}
