import type { PlanCandidate, PlanDayProblem } from '#domain/meal-plan/plan-problem.ts';
import { seatGuests } from '#domain/meal-plan/seat-guests.ts';
import type { Context } from '#server/context.ts';
import type { Guest } from '#server/household/table-guests.ts';
import { type CandidateSearch, findPlanCandidates, mostCandidates } from '#server/queries/plan-candidates.ts';

/**
 * The candidates of a plan for several: first those that suit everybody, which is all where everybody eats every meal
 * and something fits; else also those that suit only some, with whom they don’t suit.
 */
export async function tableCandidates(
  places: Pick<Context, 'db' | 'queryCache'>,
  search: CandidateSearch,
  guests: readonly Guest[],
  days: readonly PlanDayProblem[],
): Promise<PlanCandidate[]> {
  if (guests.length === 0) return findPlanCandidates(places, search);
  const rules = guests.map(({ rule }) => rule);
  const forAll = await findPlanCandidates(places, { ...search, rules: [...search.rules, ...rules] });
  const isEverywhere = days.every(({ guests: at = [] }) =>
    at.every((eaters) => eaters.length === guests.length),
  );
  if (isEverywhere && forAll.length > 0 && seatGuests(days, forAll).unserved.length === 0) {
    const slots = new Set(forAll.flatMap((it) => it.slots));
    if (days.every((day) => day.slots.every((slot) => slots.has(slot)))) return forAll;
  }
  const forSome = await findPlanCandidates(places, { ...search, guests: rules });
  const known = new Set(forAll.map(({ id }) => id));
  return [...forAll, ...forSome.filter(({ id }) => !known.has(id))]
    .slice(0, mostCandidates)
    .toSorted((a, b) => a.id - b.id);
}
