import { rng } from '#domain/random/random.ts';
import type { Chance } from './calorie-sums.ts';
import { type IsLate, neverLate } from './deadline.ts';
import { kindsOf, scarceSlots } from './plan-days.ts';
import type { PlanCandidate, PlanDayProblem, PlanProblem } from './plan-problem.ts';
import { type DayChoice, dayTask, keyOf, mealSizes, reachOf, searchDay } from './search-day.ts';

/** Choices for one group of equal days: with the same slots and the same fixed items. */
export interface DayKind {
  /** Indexes in `problem.days`. */
  readonly days: readonly number[];
  readonly choices: readonly DayChoice[];
}

export interface WeekSearch {
  readonly kinds: readonly DayKind[];
  /** A choice for each day of `problem.days`; null when none was found for all of them. */
  readonly best: readonly DayChoice[] | null;
}

export interface SearchEffort {
  readonly rounds: number;
  /** Number of choices drawn per day. */
  readonly tries: number;
  /** Number of choices passed to the solver. */
  readonly maxChoices: number;
}

const noDay: PlanDayProblem = { slots: [], fixed: [] };

const without = (candidates: readonly PlanCandidate[], { options }: DayChoice): PlanCandidate[] => {
  const usedIds = new Set(options.map(({ candidate }) => candidate?.id));
  return candidates.filter(({ id }) => !usedIds.has(id));
};

/**
 * Fills the days one after the other, several times in different orders. No recipe repeats unless allowed.
 * Returns the best result at the deadline; the first round always completes.
 */
export function searchWeek(
  problem: PlanProblem,
  candidates: readonly PlanCandidate[],
  { rounds, tries, maxChoices }: SearchEffort,
  isLate: IsLate = neverLate,
): WeekSearch {
  const { days, mayRepeat, seed } = problem;
  const kinds = kindsOf(problem);
  const found = kinds.map(() => new Map<string, DayChoice>());
  const keep = (place: number, choices: readonly DayChoice[]) => {
    const known = found[kinds.findIndex((places) => places.includes(place))];
    for (const choice of choices) known?.set(keyOf(choice), choice);
  };

  function choicesFor(place: number, free: readonly PlanCandidate[], max: number, chance: Chance) {
    for (const sizes of mealSizes) {
      const task = dayTask(problem, days[place] ?? noDay, free, sizes);
      const reach = reachOf(task, { isLate });
      if (reach.kind === 'reached') return searchDay(task, reach, max, chance, isLate);
    }
    return [];
  }

  function fillAll(round: number): DayChoice[] | null {
    const chance = rng(`week ${seed} ${round}`);
    const turns = days.map(() => chance());
    const order = [...days.keys()].toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
    const chosen = new Map<number, DayChoice>();
    let free: readonly PlanCandidate[] = candidates;
    const leavesRoom = (choice: DayChoice, place: number) => {
      const others = order.filter((it) => it !== place && !chosen.has(it)).map((it) => days[it] ?? noDay);
      return mayRepeat || scarceSlots(without(free, choice), others) === null;
    };
    for (const place of order) {
      if (round > 0 && isLate()) return null;
      let choices = choicesFor(place, free, tries, chance);
      if (choices.length === 0 && mayRepeat) choices = choicesFor(place, candidates, tries, chance);
      const choice = choices.find((it) => leavesRoom(it, place));
      keep(place, choices.slice(0, maxChoices));
      if (choice === undefined) continue;
      keep(place, [choice]);
      chosen.set(place, choice);
      free = without(free, choice);
    }
    return chosen.size < days.length ? null : [...days.keys()].flatMap((place) => chosen.get(place) ?? []);
  }

  const scoreOfAll = (choices: readonly DayChoice[]) => choices.reduce((sum, { score }) => sum + score, 0);
  let best: DayChoice[] | null = null;
  for (let round = 0; round < rounds && (round === 0 || !isLate()); round += 1) {
    const filled = fillAll(round);
    if (filled !== null && (best === null || scoreOfAll(filled) < scoreOfAll(best))) best = filled;
  }
  return {
    kinds: kinds.map((places, kind) => ({ days: places, choices: [...(found[kind]?.values() ?? [])] })),
    best,
  };
}
