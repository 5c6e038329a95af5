import type { OperationBody } from '#contract/operations.ts';
import { energyFloors } from '#domain/safety/energy-safety.ts';

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

/** Kilocalories; of whom nothing is known, the server refuses more. */
export const leastTarget = energyFloors.female;

export const emptyGenerator: GeneratorForm = {
  targetCalories: String(usualTarget),
  diet: '',
  span: 'day',
  allowRepeats: false,
};

/** What is wrong with the target; null when nothing is. */
export function targetProblem(
  { targetCalories }: Pick<GeneratorForm, 'targetCalories'>,
  least: number = leastTarget,
): string | null {
  const kcal = Number(targetCalories);
  const isWhole = targetCalories.trim() !== '' && Number.isInteger(kcal);
  if (isWhole && kcal >= least && kcal <= 10_000) return null;
  const range = `Choose a whole number from ${least.toLocaleString('en')} to 10,000.`;
  return isWhole && kcal < least
    ? `${range} Eating less than that needs a doctor, so please ask yours first.`
    : range;
}
