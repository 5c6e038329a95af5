import { allergens } from '#domain/allergen/allergens.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

const names = allergens.map(({ name }) => name);

/** What the member is allergic to. */
export function AllergiesStep({ quiz }: StepProps) {
  return <Choices quiz={quiz} label="Allergens" field="allergens" names={names} />;
}
