import type { OperationBody } from '#contract/operations.ts';
import { energyFloors } from '#domain/safety/energy-safety.ts';

export type PlanDiet = NonNullable<OperationBody<'generateMealPlan'>['diet']>;

/** The generator's form. */
export interface GeneratorForm {
  /** As typed. */
  readonly targetCalories: string;
  /** Empty: only the diets of the preferences. */
  readonly diet: PlanDiet;
  readonly span: 'day' | 'week';
  readonly allowRepeats: boolean;
}
export type GeneratorField = 'targetCalories' | 'diet';

export const usualTarget = 2000;

/** Kilocalories; the server has stricter limits for a known person. */
export const minTarget = energyFloors.female;

export const emptyGenerator: GeneratorForm = {
  targetCalories: String(usualTarget),
  diet: '',
  span: 'day',
  allowRepeats: false,
};

/** The problem of an invalid target; null for a valid one. */
export function targetProblem(
  { targetCalories }: Pick<GeneratorForm, 'targetCalories'>,
  least: number = minTarget,
): string | null {
  const kcal = Number(targetCalories);
  const isWhole = targetCalories.trim() !== '' && Number.isInteger(kcal);
  if (isWhole && kcal >= least && kcal <= 10_000) return null;
  const range = `Choose a whole number from ${least.toLocaleString('en')} to 10,000.`;
  return isWhole && kcal < least
    ? `${range} Eating less than that needs a doctor, so please ask yours first.`
    : range;
}
