import type { Option } from './day-options.ts';
import type { MealSlot } from './meal-slots.ts';

/**
 * The part of a day's energy that each meal should hold, from and to: our own figures, wide enough for every habit
 * between a large breakfast and none to speak of. Days are first looked for within them.
 */
export const mealShares: Readonly<Record<MealSlot, readonly [number, number]>> = {
  breakfast: [0.12, 0.4],
  lunch: [0.18, 0.45],
  dinner: [0.18, 0.45],
  snack: [0.02, 0.25],
};

/** Whether an option is a meal of its kind on a day with this target, in kilocalories. */
export function isMealSized(
  { candidate, slot, servings }: Pick<Option, 'candidate' | 'slot' | 'servings'>,
  target: number,
): boolean {
  const [least, most] = mealShares[slot];
  const share = ((candidate?.kcal ?? 0) * servings) / target;
  return share >= least && share <= most;
}
