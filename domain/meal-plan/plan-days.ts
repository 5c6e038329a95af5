import { isMeal } from './day-options.ts';
import { type MealSlot, mealSlots } from './meal-slots.ts';
import type { PlanCandidate, PlanDayProblem, PlanProblem } from './plan-problem.ts';

/** Every non-empty set of slots, the smaller ones first. */
const slotSets: readonly (readonly MealSlot[])[] = Array.from({ length: 2 ** mealSlots.length - 1 }, (_, n) =>
  mealSlots.filter((_slot, place) => ((n + 1) >> place) & 1),
).toSorted((a, b) => a.length - b.length);

/** Recipes to exclude: already planned, or excluded for another reason. */
export function servedIn({ days, recent, mayRepeat }: PlanProblem): ReadonlySet<number | null> {
  const fixed = days.flatMap((day) => day.fixed.map(({ recipeId }) => recipeId));
  return new Set(mayRepeat ? [] : [...recent, ...fixed]);
}

/** Allowed candidates: they break no rule, and are not recent unless repeats are allowed. */
export function allowedIn(
  problem: PlanProblem,
  { givenUp = new Set<number>(), mayRepeat = problem.mayRepeat } = {},
): PlanCandidate[] {
  const served = servedIn({ ...problem, mayRepeat });
  return problem.candidates.filter(
    (candidate) =>
      isMeal(candidate) && !served.has(candidate.id) && candidate.breaks.every((rule) => givenUp.has(rule)),
  );
}

/** The candidates that suit all who eat along at a place of a day. */
export const suiting = (
  candidates: readonly PlanCandidate[],
  guests: readonly number[] = [],
): readonly PlanCandidate[] =>
  guests.length === 0 ? candidates : candidates.filter((it) => suits(it, guests));

export const suits = ({ unfit = [] }: PlanCandidate, guests: readonly number[]): boolean =>
  !unfit.some((guest) => guests.includes(guest));

/** Groups of equal days: with the same slots, the same fixed items, and the same people who eat along. */
export function kindsOf({ days }: Pick<PlanProblem, 'days'>): readonly (readonly number[])[] {
  const keys = days.map(({ slots, fixed, guests = [] }) => JSON.stringify([slots, fixed, guests]));
  return [...Map.groupBy(keys.keys(), (place) => keys[place] ?? '').values()];
}

/** One day of each group. */
export const differentDays = (problem: Pick<PlanProblem, 'days'>): PlanDayProblem[] =>
  kindsOf(problem).flatMap(([place = 0]) => problem.days[place] ?? []);

/** Number of recipes that these slots need on these days; with a fixed item a slot may stay empty. */
export const neededOn = (days: readonly PlanDayProblem[], slots: readonly MealSlot[]): number =>
  days
    .filter(({ fixed }) => fixed.length === 0)
    .reduce((sum, day) => sum + day.slots.filter((slot) => slots.includes(slot)).length, 0);

export const isForAny =
  (slots: readonly MealSlot[]) =>
  (candidate: PlanCandidate): boolean =>
    candidate.slots.some((slot) => slots.includes(slot));

/**
 * Slots with fewer recipes than they need on these days without repeats; null when all days can be filled
 * (Hall's theorem). As few slots as possible.
 */
export function scarceSlots(
  candidates: readonly PlanCandidate[],
  days: readonly PlanDayProblem[],
): readonly MealSlot[] | null {
  const maskOf = (slots: readonly MealSlot[]) =>
    slots.reduce((mask, slot) => mask | (1 << mealSlots.indexOf(slot)), 0);
  const masks = candidates.map(({ slots }) => maskOf(slots));
  const isScarce = (slots: readonly MealSlot[]) => {
    const needed = neededOn(days, slots);
    const wanted = maskOf(slots);
    return needed > 0 && masks.filter((mask) => (mask & wanted) !== 0).length < needed;
  };
  return slotSets.find(isScarce) ?? null;
}

/** Days to fill together: all of them, or each by itself when repeats are allowed. */
export const filledTogether = ({ days, mayRepeat }: PlanProblem): readonly (readonly PlanDayProblem[])[] =>
  mayRepeat ? differentDays({ days }).map((day) => [day]) : [days];
