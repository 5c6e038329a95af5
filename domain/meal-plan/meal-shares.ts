import type { Option } from './day-options.ts';
import type { MealSlot } from './meal-slots.ts';

/**
 * Range of each meal's share of the day's energy: our own figures, wide enough for every habit between a
 * large breakfast and hardly any. Days within them are preferred.
 */
export const mealShares: Readonly<Record<MealSlot, readonly [number, number]>> = {
  breakfast: [0.12, 0.4],
  lunch: [0.18, 0.45],
  dinner: [0.18, 0.45],
  snack: [0.02, 0.25],
};

/** Whether an option has the size of its meal on a day with this target, in kilocalories. */
export function isMealSized(
  { candidate, slot, servings }: Pick<Option, 'candidate' | 'slot' | 'servings'>,
  target: number,
): boolean {
  const [min, max] = mealShares[slot];
  const share = ((candidate?.kcal ?? 0) * servings) / target;
  return share >= min && share <= max;
}
