import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import type { Unsteady } from '#domain/triggers/unsteadiness.ts';
import type { planMeals } from '#server/planning/plan-meals.ts';

/** Limit of dishes excluded because they change what else a member eats. */
const maxSteadied = 4;

type Outcome = Awaited<ReturnType<typeof planMeals>>;

/** While a food test runs: of a few plans, the one that leaves everything else as it was. */
export async function steadiest(
  first: Outcome,
  planWithout: (without: readonly number[]) => Promise<Outcome>,
  judged: (days: readonly PlannedDay[]) => Promise<Unsteady>,
): Promise<Outcome> {
  let best = first;
  if (best.kind !== 'plan') return best;
  let now = await judged(best.days);
  let { miss } = now;
  const leftOut: number[] = [];
  while (now.recipeId !== null && leftOut.length < maxSteadied) {
    leftOut.push(now.recipeId);
    const other = await planWithout(leftOut);
    if (other.kind !== 'plan') break;
    now = await judged(other.days);
    if (now.miss >= miss) continue;
    best = other;
    miss = now.miss;
  }
  return best;
}
