import { emptyDay } from './plan.fixture.ts';
import { type PlanDayProblem, type PlanProblem, tolerance } from './plan-problem.ts';

/**
 * Whether one recipe per meal of a day, none of them twice, can reach a calorie range together with the fixed
 * items. Independent of the planner's code: sums of the remaining meals, ignoring repeats, only prune the
 * search.
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
  const combinations = day.slots.map((slot) => [
    ...nothing,
    ...allowed
      .filter(({ slots }) => slots.includes(slot))
      .flatMap(({ id, kcal, maxServings }) =>
        servings.filter((each) => each <= maxServings).map((each) => ({ id, kcal: kcal * each })),
      ),
  ]);
  /** Reachable sums of the meals from each index on. */
  const sums: ReadonlySet<number>[] = [new Set([0])];
  for (const meal of combinations.toReversed()) {
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
    place === combinations.length ||
    (combinations[place] ?? []).some(
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
