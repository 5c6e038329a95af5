import { cookingDays, dishWork } from './cooking-days.ts';
import { type CookingTask, maxWorkOfWeek } from './cooking-wishes.ts';
import type { PlanCandidate, PlanProblem } from './plan-problem.ts';
import type { SharedDish } from './week-outline.ts';

type ChosenDish = SharedDish & { readonly candidate: PlanCandidate };

const weights = { work: 10, tooMuchWork: 0.5, minute: 0.004, mineral: 6, sameness: 1, sameDay: 0.8 } as const;

/** Main dishes of a week with the same source of protein, or built on the same. */
const maxAlike = 2;

/** Minutes of work for all dishes. */
export const workOf = (dishes: readonly ChosenDish[], mostDaysKept: number): number =>
  dishes.reduce(
    (sum, dish) => sum + cookingDays(dish, dish.candidate, mostDaysKept).length * dishWork(dish.candidate),
    0,
  );

/** The cost of the work, above all of that over four hours a week. */
export function workOver(dishes: readonly ChosenDish[], { mostDaysKept }: CookingTask, days: number): number {
  const work = workOf(dishes, mostDaysKept);
  const max = (maxWorkOfWeek * days) / 7;
  const over = work > max ? weights.tooMuchWork + ((work - max) / 60) * weights.work : 0;
  return work * weights.minute + over;
}

/** The cost of iron and calcium below the goals, over all days. */
export function mineralShortfall(
  { days }: PlanProblem,
  { minerals }: CookingTask,
  weighed: readonly { readonly servings: readonly number[] }[],
  dishOf: readonly (readonly (ChosenDish | null)[])[],
): number {
  const sums = { iron: 0, calcium: 0 };
  for (const [day, row] of dishOf.entries())
    for (const [at, dish] of row.entries()) {
      const times = weighed[day]?.servings[at] ?? 0;
      sums.iron += (dish?.candidate.cooking?.iron ?? 0) * times;
      sums.calcium += (dish?.candidate.cooking?.calcium ?? 0) * times;
    }
  return (['iron', 'calcium'] as const).reduce((cost, name) => {
    const goal = minerals[name] * days.length;
    return goal === 0 ? cost : cost + (Math.max(0, goal - sums[name]) / goal) * weights.mineral;
  }, 0);
}

/** The cost of main dishes that are too much alike. */
export function sameness(dishes: readonly ChosenDish[]): number {
  const counts = new Map<string, number>();
  for (const { places, candidate } of dishes) {
    if (places[0]?.slot !== 'lunch' && places[0]?.slot !== 'dinner') continue;
    for (const protein of candidate.proteins ?? []) counts.set(protein, (counts.get(protein) ?? 0) + 1);
    for (const staple of candidate.cooking?.staples ?? []) counts.set(staple, (counts.get(staple) ?? 0) + 1);
  }
  let cost = 0;
  for (const count of counts.values()) cost += Math.max(0, count - maxAlike) * weights.sameness;
  return cost;
}

/** The cost of days on which several dishes are built on the same: quinoa for breakfast, lunch, and dinner. */
export function sameOnDay(dishOf: readonly (readonly (ChosenDish | null)[])[]): number {
  let twice = 0;
  for (const row of dishOf)
    for (let at = 1; at < row.length; at += 1)
      for (const staple of row[at]?.candidate.cooking?.staples ?? [])
        for (let before = 0; before < at; before += 1)
          if (row[before]?.candidate.cooking?.staples?.includes(staple) === true) twice += 1;
  return twice * weights.sameDay;
}
