import { emptyDay } from './plan.fixture.ts';
import { type PlanDayProblem, type PlanProblem, tolerance } from './plan-problem.ts';

/**
 * Whether a recipe for each meal of a day, none of them twice, comes to calories between two figures, with what is on
 * the day. Counted out without the planner's own code: sums that the meals to come can have, as if recipes could come
 * twice, are only what the search need not try.
 */
export function reachesBetween(
  { candidates, servings, mayRepeat, recent, days }: PlanProblem,
  day: PlanDayProblem,
  low: number,
  high: number,
): boolean {
  const elsewhere = mayRepeat
    ? []
    : [...recent, ...days.flatMap(({ fixed }) => fixed.map(({ recipeId }) => recipeId))];
  const served = new Set<number | null>([...elsewhere, ...day.fixed.map(({ recipeId }) => recipeId)]);
  const allowed = candidates.filter(({ id, breaks }) => breaks.length === 0 && !served.has(id));
  const eaten = day.fixed.reduce((sum, { kcal }) => sum + kcal, 0);
  const nothing = day.fixed.length > 0 ? [{ id: null, kcal: 0 }] : [];
  const ways = day.slots.map((slot) => [
    ...nothing,
    ...allowed
      .filter(({ slots }) => slots.includes(slot))
      .flatMap(({ id, kcal, mostServings }) =>
        servings.filter((each) => each <= mostServings).map((each) => ({ id, kcal: kcal * each })),
      ),
  ]);
  /** Of the meals from each place on. */
  const sums: ReadonlySet<number>[] = [new Set([0])];
  for (const meal of ways.toReversed()) {
    const after = sums[0] ?? new Set();
    const values = new Set(meal.map(({ kcal }) => kcal));
    sums.unshift(
      new Set(
        [...after]
          .flatMap((sum) => [...values].map((each) => sum + each))
          .filter((sum) => eaten + sum <= high + 1e-6),
      ),
    );
  }
  const fits = (sum: number) => eaten + sum >= low - 1e-6 && eaten + sum <= high + 1e-6;
  const canEnd = (place: number, sofar: number) =>
    [...(sums[place] ?? [])].some((rest) => fits(sofar + rest));
  const search = (place: number, sofar: number, used: readonly number[]): boolean =>
    place === ways.length ||
    (ways[place] ?? []).some(
      ({ id, kcal }) =>
        (id === null || !used.includes(id)) &&
        canEnd(place + 1, sofar + kcal) &&
        search(place + 1, sofar + kcal, id === null ? used : [...used, id]),
    );
  return canEnd(0, 0) && search(0, 0, []);
}

/** Whether an empty day can be within the tolerance of the target. */
export const isWithinReach = (problem: PlanProblem): boolean =>
  reachesBetween(problem, emptyDay, problem.target * (1 - tolerance), problem.target * (1 + tolerance));
