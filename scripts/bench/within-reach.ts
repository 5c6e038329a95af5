import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { type PlanProblem, tolerance } from '#domain/meal-plan/plan-problem.ts';

/**
 * Whether a recipe for each meal of an empty day, none of them twice, is within the tolerance of the target. Counted
 * out without the planner's own code: sums that the meals to come can have, as if recipes could come twice, are only
 * what the search need not try.
 */
export function isWithinReach({ candidates, target, servings }: PlanProblem): boolean {
  const allowed = candidates.filter(({ breaks }) => breaks.length === 0);
  const most = target * (1 + tolerance);
  const ways = mealSlots.map((slot) =>
    allowed
      .filter(({ slots }) => slots.includes(slot))
      .flatMap(({ id, kcal, mostServings }) =>
        servings.filter((each) => each <= mostServings).map((each) => ({ id, kcal: kcal * each })),
      ),
  );
  /** Of the meals from each place on. */
  const sums: ReadonlySet<number>[] = [new Set([0])];
  for (const meal of ways.toReversed()) {
    const after = sums[0] ?? new Set();
    const values = new Set(meal.map(({ kcal }) => kcal));
    sums.unshift(
      new Set(
        [...after].flatMap((sum) => [...values].map((each) => sum + each)).filter((sum) => sum <= most),
      ),
    );
  }
  const fits = (sum: number) => Math.abs(sum - target) <= target * tolerance + 1e-6;
  const canEnd = (place: number, sofar: number) =>
    [...(sums[place] ?? [])].some((rest) => fits(sofar + rest));
  const search = (place: number, sofar: number, used: readonly number[]): boolean =>
    place === ways.length ||
    (ways[place] ?? []).some(
      ({ id, kcal }) =>
        !used.includes(id) &&
        canEnd(place + 1, sofar + kcal) &&
        search(place + 1, sofar + kcal, [...used, id]),
    );
  return canEnd(0, 0) && search(0, 0, []);
}
