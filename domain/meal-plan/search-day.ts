import { type CalorieSums, type Chance, calorieSums, sumsWithin } from './calorie-sums.ts';
import { type Option, optionsOf, toUnits } from './day-options.ts';
import { scoreOf, type Totals, totalOfFixed } from './day-score.ts';
import { isMealSized } from './meal-shares.ts';
import { type PlanCandidate, type PlanDayProblem, type PlanProblem, tolerance } from './plan-problem.ts';

/** The same for the same recipes and servings. */
export const keyOf = ({ options }: DayChoice): string =>
  options.map(({ candidate, slot, servings }) => `${slot} ${candidate?.id} ${servings}`).join();

export const recipesOf = ({ options }: DayChoice): PlanCandidate[] =>
  options.flatMap(({ candidate }) => candidate ?? []);

/** A day to be filled with these candidates. */
export interface DayTask {
  readonly problem: PlanProblem;
  readonly fixed: Totals;
  /** What fits each slot. */
  readonly slots: readonly (readonly Option[])[];
  readonly sums: CalorieSums;
}

export interface DayChoice {
  readonly options: readonly Option[];
  readonly score: number;
}

/** Closer than this is as good as on target; the rest of the tolerance is for days that cannot. */
const closely = 0.02;

/** Each meal of its size, or whatever fits, even none where something stands already: the first is tried first. */
export const mealSizes = ['usual', 'any'] as const;

export function dayTask(
  problem: PlanProblem,
  day: PlanDayProblem,
  candidates: readonly PlanCandidate[],
  sizes: (typeof mealSizes)[number] = 'any',
): DayTask {
  const there = new Set(day.fixed.map(({ recipeId }) => recipeId));
  const free = candidates.filter(({ id }) => !there.has(id));
  const slots = day.slots.map((slot) => {
    const mayStayEmpty = sizes === 'any' && day.fixed.length > 0;
    const options = optionsOf(slot, free, problem.servings, mayStayEmpty);
    return sizes === 'any' ? options : options.filter((option) => isMealSized(option, problem.target));
  });
  return { problem, fixed: totalOfFixed(day.fixed), slots, sums: calorieSums(slots) };
}

/** The ends of a window around the target, in units to be filled; null when no sum in it can be reached. */
export function windowOf(task: DayTask, target = task.problem.target): readonly [number, number] | null {
  for (const share of [closely, tolerance]) {
    const [low, high] = [1 - share, 1 + share].map((times) => target * times - task.fixed.kcal);
    const ends = [Math.ceil((low ?? 0) * 2 - 1e-6), Math.floor((high ?? 0) * 2 + 1e-6)] as const;
    if (sumsWithin(task.sums.reachable, ...ends).some((sum) => task.sums.choose(sum, () => 0) !== null))
      return ends;
  }
  return null;
}

/** The reachable sums by how far they are from the target. */
export function* nearestFirst(task: DayTask): Generator<number> {
  const wanted = toUnits(task.problem.target - task.fixed.kcal);
  const byDistance = task.sums.reachable.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  for (const sum of byDistance) if (task.sums.choose(sum, () => 0) !== null) yield sum;
}

/** So many of `tries` choices within the window as are different, best first. */
export function searchDay(
  task: DayTask,
  window: readonly [number, number],
  tries: number,
  chance: Chance,
): DayChoice[] {
  const sums = sumsWithin(task.sums.reachable, ...window);
  const found = new Map<string, DayChoice>();
  for (let n = 0; n < tries && sums.length > 0; n += 1) {
    const options = task.sums.choose(sums[Math.floor(chance() * sums.length)] ?? 0, chance);
    if (options === null) continue;
    const choice = { options, score: scoreOf(task.problem, task.fixed, options) };
    found.set(keyOf(choice), choice);
  }
  return [...found.values()].toSorted((a, b) => a.score - b.score);
}
