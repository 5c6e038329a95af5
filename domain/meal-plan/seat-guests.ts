import { isMeal } from './day-options.ts';
import { mealShares } from './meal-shares.ts';
import type { MealSlot } from './meal-slots.ts';
import { suits } from './plan-days.ts';
import type { PlanCandidate, PlanDayProblem } from './plan-problem.ts';

/** Somebody for whom the dish of a meal is not: they need one of their own. */
export interface LeftGuest {
  /** Index of the day. */
  readonly day: number;
  readonly slot: MealSlot;
  readonly guest: number;
}

/** A dish for those for whom the dish of a meal is not. */
export interface SeparateDish {
  readonly day: number;
  readonly slot: MealSlot;
  readonly recipeId: number;
  readonly guests: readonly number[];
}

const forSlot = (candidates: readonly PlanCandidate[], slot: MealSlot) =>
  candidates.filter((it) => it.slots.includes(slot) && it.breaks.length === 0 && isMeal(it));

/** As many of these people as there is a dish for; who is left out makes the most room for the others. */
function seatedTogether(candidates: readonly PlanCandidate[], guests: readonly number[]): readonly number[] {
  const count = (eaters: readonly number[]) => candidates.filter((it) => suits(it, eaters)).length;
  let seated = guests;
  while (seated.length > 0 && count(seated) === 0) {
    const options = seated.map((guest) => seated.filter((it) => it !== guest));
    seated = options.toSorted((a, b) => count(b) - count(a))[0] ?? [];
  }
  return seated;
}

/** The days without those for whom no dish of a meal is, where the others eat; they are in `unserved`. */
export function seatGuests(
  days: readonly PlanDayProblem[],
  candidates: readonly PlanCandidate[],
): { readonly days: readonly PlanDayProblem[]; readonly unserved: readonly LeftGuest[] } {
  const known = new Map<string, readonly number[]>();
  const seatedAt = (slot: MealSlot, guests: readonly number[]) => {
    const key = `${slot} ${guests.join()}`;
    const fitting = forSlot(candidates, slot);
    const seated =
      known.get(key) ??
      // where nothing fits the member either, that is what a refusal says
      (fitting.length === 0 ? guests : seatedTogether(fitting, guests));
    known.set(key, seated);
    return seated;
  };
  const unserved: LeftGuest[] = [];
  const seatedDays = days.map((each, day) => {
    const { slots, guests: invited = [] } = each;
    const guests = slots.map((slot, at) => seatedAt(slot, invited[at] ?? []));
    for (const [at, slot] of slots.entries())
      for (const guest of invited[at] ?? [])
        if (guests[at]?.includes(guest) === false && !unserved.some((it) => isSame(it, { day, slot, guest })))
          unserved.push({ day, slot, guest });
    return { ...each, guests };
  });
  return { days: seatedDays, unserved };
}

const isSame = (a: LeftGuest, b: LeftGuest) => a.day === b.day && a.slot === b.slot && a.guest === b.guest;

/** Who of those that still eat along leaves the fewest dishes; null where nobody eats along. */
export function strictestGuest(
  days: readonly PlanDayProblem[],
  candidates: readonly PlanCandidate[],
): number | null {
  const seated = [...new Set(days.flatMap(({ guests = [] }) => guests.flat()))];
  const fitting = (guest: number) => candidates.filter((it) => suits(it, [guest])).length;
  return seated.toSorted((a, b) => fitting(a) - fitting(b) || a - b)[0] ?? null;
}

/** The days without somebody, and the meals at which they then need a dish of their own. */
export function withoutGuest(days: readonly PlanDayProblem[], guest: number): ReturnType<typeof seatGuests> {
  return {
    days: days.map((day) => ({
      ...day,
      guests: (day.guests ?? []).map((guests) => guests.filter((it) => it !== guest)),
    })),
    unserved: days.flatMap(({ slots, guests = [] }, day) => {
      const eaten = slots.filter((_, at) => guests[at]?.includes(guest));
      return [...new Set(eaten)].map((slot) => ({ day, slot, guest }));
    }),
  };
}

/** Days in a row with the same separate dish. */
const daysInRow = 4;

/** Whether a serving has the size of its meal on a usual day. */
function isUsualSize({ kcal }: PlanCandidate, slot: MealSlot): boolean {
  const [min, max] = mealShares[slot];
  return kcal >= min * 2000 && kcal <= max * 2000;
}

/**
 * Dishes for those who were left: as few as possible, so people share one where it fits them, and it comes again on the
 * next days. `fitting`: what each of them can eat, best first; `isTaken`: whether a recipe is on a day already.
 */
export function separateDishes(
  unserved: readonly LeftGuest[],
  fitting: (guest: number) => readonly PlanCandidate[],
  isTaken: (day: number, recipeId: number) => boolean,
): { readonly dishes: readonly SeparateDish[]; readonly unfed: readonly LeftGuest[] } {
  const dishes: SeparateDish[] = [];
  const unfed: LeftGuest[] = [];
  const shared = (slot: MealSlot, guests: readonly number[]): readonly PlanCandidate[] => {
    const [first = 0, ...others] = guests;
    const ids = others.map((guest) => new Set(fitting(guest).map(({ id }) => id)));
    const all = forSlot(fitting(first), slot).filter(({ id }) => ids.every((own) => own.has(id)));
    return all.toSorted((a, b) => Number(isUsualSize(b, slot)) - Number(isUsualSize(a, slot)));
  };
  const isFree = (day: number, id: number) =>
    !isTaken(day, id) && !dishes.some((dish) => dish.day === day && dish.recipeId === id);
  const choose = (day: number, slot: MealSlot, guests: readonly number[]) => {
    const options = shared(slot, guests).filter(({ id }) => isFree(day, id));
    const before = dishes.filter((dish) => dish.slot === slot && day - dish.day < daysInRow);
    const again = options.find(({ id }) => {
      const first = dishes.find((dish) => dish.slot === slot && dish.recipeId === id);
      return first !== undefined && day - first.day < daysInRow;
    });
    return again ?? options.find(({ id }) => !before.some((dish) => dish.recipeId === id)) ?? options[0];
  };
  for (const meal of Map.groupBy(unserved, ({ day, slot }) => `${day} ${slot}`).values()) {
    const [{ day, slot } = { day: 0, slot: 'dinner' as const }] = meal;
    let open = meal.map(({ guest }) => guest);
    while (open.length > 0) {
      const [first = 0, ...others] = open;
      if (choose(day, slot, [first]) === undefined) unfed.push({ day, slot, guest: first });
      const together = [first];
      for (const guest of others)
        if (choose(day, slot, [...together, guest]) !== undefined) together.push(guest);
      const dish = choose(day, slot, together);
      if (dish !== undefined) dishes.push({ day, slot, recipeId: dish.id, guests: together });
      open = others.filter((guest) => !together.includes(guest));
    }
  }
  return { dishes, unfed };
}
