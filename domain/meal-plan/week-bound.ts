import { isMeal } from './day-options.ts';
import type { MealSlot } from './meal-slots.ts';
import { allowedIn, isForAny, neededOn } from './plan-days.ts';
import { type PlanProblem, tolerance } from './plan-problem.ts';

/** Lunch and dinner share their recipes, so they are counted together. */
const groups: readonly (readonly MealSlot[])[] = [['breakfast'], ['lunch', 'dinner'], ['snack']];

/** A bound on the mean of all days, in kilocalories per day. */
export interface WeekBound {
  readonly side: 'most' | 'least';
  readonly average: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Proves that no week without repeats is on target: the largest servings of as many different recipes as
 * there are slots are too small, or the smallest too large. Null if neither holds.
 */
export function weekBound(problem: PlanProblem): WeekBound | null {
  const { days, target, servings, mayRepeat } = problem;
  if (mayRepeat || days.length < 2) return null;
  const allowed = allowedIn(problem).filter(isMeal);
  const fixed = sumOf(days.flatMap((day) => day.fixed.map(({ kcal }) => kcal)));
  const kcalOf = (slots: readonly MealSlot[], choose: (...all: readonly number[]) => number) =>
    allowed
      .filter(isForAny(slots))
      .map(({ kcal, maxServings }) => kcal * choose(...servings.filter((each) => each <= maxServings)))
      .toSorted((a, b) => a - b);
  const average = (ofGroups: readonly number[][]) => (fixed + sumOf(ofGroups.flat())) / days.length;
  const max = average(
    groups.map((slots) => {
      const places = sumOf(days.map((day) => day.slots.filter((slot) => slots.includes(slot)).length));
      return places === 0 ? [] : kcalOf(slots, Math.max).slice(-places);
    }),
  );
  if (max < target * (1 - tolerance) - 1e-6) return { side: 'most', average: max };
  const min = average(groups.map((slots) => kcalOf(slots, Math.min).slice(0, neededOn(days, slots))));
  return min > target * (1 + tolerance) + 1e-6 ? { side: 'least', average: min } : null;
}
