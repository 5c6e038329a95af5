/** Enumerates every plan by brute force, as a reference for the planner. */
import { mealSlots } from './meal-slots.ts';
import type { PlannedDay } from './plan-outcome.ts';
import type { PlanCandidate, PlanDayProblem, PlanProblem } from './plan-problem.ts';

export interface CountedItem {
  readonly candidate: PlanCandidate;
  readonly slot: PlanDayProblem['slots'][number];
  readonly servings: number;
}

/** The hard rules, checked independently of the planner's code. */
export function hardProblems(problem: PlanProblem, days: readonly PlannedDay[]): string[] {
  const found: string[] = [];
  const seen = new Map<number, number>();
  for (const [place, { items }] of days.entries()) {
    const day = problem.days[place];
    if (day === undefined) return ['a day too many'];
    const onDay = new Set<number | null>(day.fixed.map(({ recipeId }) => recipeId));
    for (const { recipeId, slot, servings } of items) {
      const candidate = problem.candidates.find(({ id }) => id === recipeId);
      if (candidate === undefined) found.push(`${recipeId} is no candidate`);
      else if (candidate.breaks.length > 0) found.push(`${recipeId} breaks a rule`);
      else if (!candidate.slots.includes(slot)) found.push(`${recipeId} at ${slot}`);
      else if (servings > candidate.maxServings) found.push(`${servings} of ${recipeId}`);
      if (!problem.servings.includes(servings)) found.push(`${servings} servings`);
      if (onDay.has(recipeId)) found.push(`${recipeId} twice on a day`);
      onDay.add(recipeId);
      if (!problem.mayRepeat && problem.recent.includes(recipeId)) found.push(`${recipeId} is recent`);
      seen.set(recipeId, (seen.get(recipeId) ?? 0) + 1);
    }
    const filled = items.map(({ slot }) => slot);
    const times = (slot: string, all: readonly string[]) => all.filter((it) => it === slot).length;
    if (filled.some((slot) => times(slot, filled) > times(slot, day.slots)))
      found.push('a slot filled too often');
    if (day.fixed.length === 0 && filled.length < day.slots.length) found.push('an empty slot');
  }
  if (!problem.mayRepeat) {
    const fixed = problem.days.flatMap((day) => day.fixed.map(({ recipeId }) => recipeId));
    for (const [id, times] of seen)
      if (times > 1 || fixed.includes(id)) found.push(`${id} comes more than once`);
  }
  return found;
}

/** All ways to fill a day. */
function daysOf(
  problem: PlanProblem,
  day: PlanDayProblem,
  candidates: readonly PlanCandidate[],
): CountedItem[][] {
  const plannedIds = new Set<number | null>(day.fixed.map(({ recipeId }) => recipeId));
  let combinations: CountedItem[][] = [[]];
  for (const slot of mealSlots.filter((it) => day.slots.includes(it))) {
    const next: CountedItem[][] = day.fixed.length > 0 ? [...combinations] : [];
    for (const combination of combinations)
      for (const candidate of candidates)
        for (const servings of problem.servings)
          if (
            candidate.slots.includes(slot) &&
            servings <= candidate.maxServings &&
            !plannedIds.has(candidate.id) &&
            !combination.some((it) => it.candidate.id === candidate.id)
          )
            next.push([...combination, { candidate, slot, servings }]);
    combinations = next;
  }
  return combinations;
}

export const kcalOf = (day: PlanDayProblem, items: readonly CountedItem[]): number =>
  items.reduce((sum, { candidate, servings }) => sum + candidate.kcal * servings, 0) +
  day.fixed.reduce((sum, { kcal }) => sum + kcal, 0);

export interface Given {
  readonly rules: readonly number[];
  readonly repeats: boolean;
  readonly target: number;
}

/** All ways to fill each day by itself, whatever the calories. */
export function waysOf(problem: PlanProblem, { rules, repeats }: Omit<Given, 'target'>): CountedItem[][][] {
  const fixed = problem.days.flatMap((day) => day.fixed.map(({ recipeId }) => recipeId));
  const candidates = problem.candidates.filter(
    ({ id, breaks }) =>
      breaks.every((rule) => rules.includes(rule)) &&
      (problem.mayRepeat || repeats || !(problem.recent.includes(id) || fixed.includes(id))),
  );
  return problem.days.map((day) => daysOf(problem, day, candidates));
}

export const isNear = (kcal: number, target: number): boolean =>
  Math.abs(kcal - target) <= target * 0.03 + 1e-6;

/** Every plan that follows all rules but the relaxed ones. */
export function* plansOf(problem: PlanProblem, given: Given): Generator<CountedItem[][]> {
  const mayRepeat = problem.mayRepeat || given.repeats;
  const combinations = waysOf(problem, given).map((all, place) =>
    all.filter((items) =>
      isNear(kcalOf(problem.days[place] ?? { slots: [], fixed: [] }, items), given.target),
    ),
  );
  function* filled(place: number, used: readonly number[]): Generator<CountedItem[][]> {
    if (place === combinations.length) yield [];
    for (const combination of combinations[place] ?? []) {
      const ids = combination.map(({ candidate }) => candidate.id);
      if (!mayRepeat && ids.some((id) => used.includes(id))) continue;
      for (const rest of filled(place + 1, [...used, ...ids])) yield [combination, ...rest];
    }
  }
  yield* filled(0, []);
}

export const isPossible = (problem: PlanProblem, given: Given): boolean =>
  plansOf(problem, given).next().done !== true;
