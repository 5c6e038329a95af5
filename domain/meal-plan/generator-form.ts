import type { OperationBody } from '#contract/operations.ts';

export type PlanDiet = NonNullable<OperationBody<'generateMealPlan'>['diet']>;

/** What is asked of the generator. */
export interface GeneratorForm {
  /** As it was typed. */
  readonly targetCalories: string;
  /** Empty for the diets of the preferences alone. */
  readonly diet: PlanDiet;
  readonly span: 'day' | 'week';
  readonly allowRepeats: boolean;
}
export type GeneratorField = 'targetCalories' | 'diet';

export const usualTarget = 2000;

export const emptyGenerator: GeneratorForm = {
  targetCalories: String(usualTarget),
  diet: '',
  span: 'day',
  allowRepeats: false,
};

/** What is wrong with the target; null when nothing is. */
export function targetProblem({ targetCalories }: Pick<GeneratorForm, 'targetCalories'>): string | null {
  const kcal = Number(targetCalories);
  return targetCalories.trim() !== '' && Number.isInteger(kcal) && kcal >= 200 && kcal <= 10_000
    ? null
    : 'Choose a whole number from 200 to 10,000.';
}
