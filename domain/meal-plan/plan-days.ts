import { type MealSlot, mealSlots } from './meal-slots.ts';
import type { PlanCandidate, PlanDayProblem, PlanProblem } from './plan-problem.ts';

/** Every set of slots that is not empty. */
const slotSets: readonly (readonly MealSlot[])[] = Array.from({ length: 2 ** mealSlots.length - 1 }, (_, n) =>
  mealSlots.filter((_slot, place) => ((n + 1) >> place) & 1),
);

/** Candidates that may be served: they break none of the rules, and are not served lately unless that is wanted. */
export function allowedIn(
  problem: PlanProblem,
  { givenUp = new Set<number>(), mayRepeat = problem.mayRepeat } = {},
): PlanCandidate[] {
  const known = problem.days.flatMap(({ fixed }) => fixed.map(({ recipeId }) => recipeId));
  const served = new Set(mayRepeat ? [] : [...problem.recent, ...known]);
  return problem.candidates.filter(
    ({ id, breaks }) => !served.has(id) && breaks.every((rule) => givenUp.has(rule)),
  );
}

/** Slots that cannot stay empty on these days. */
const needed = (days: readonly PlanDayProblem[], slots: readonly MealSlot[]): number =>
  days
    .filter(({ fixed }) => fixed.length === 0)
    .reduce((sum, day) => sum + day.slots.filter((slot) => slots.includes(slot)).length, 0);

/**
 * Slots that together have fewer recipes than they need on these days when none comes twice; null when all days can
 * be filled (Hall's theorem). The fewest recipes for what is needed come first.
 */
export function scarceSlots(
  candidates: readonly PlanCandidate[],
  days: readonly PlanDayProblem[],
): readonly MealSlot[] | null {
  const masks = candidates.map(({ slots }) =>
    slots.reduce((mask, slot) => mask | (1 << mealSlots.indexOf(slot)), 0),
  );
  const places = slotSets.findIndex((slots, n) => {
    const need = needed(days, slots);
    return need > 0 && masks.filter((mask) => (mask & (n + 1)) !== 0).length < need;
  });
  return slotSets[places] ?? null;
}
