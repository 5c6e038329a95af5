import { byDistance, type CalorieSums, type Chance, calorieSums, sumsWithin } from './calorie-sums.ts';
import { type Option, optionsOf, toUnits } from './day-options.ts';
import { scoreOf, type Totals, totalOfFixed } from './day-score.ts';
import { type IsLate, neverLate } from './deadline.ts';
import { isMealSized } from './meal-shares.ts';
import { suiting } from './plan-days.ts';
import { type PlanCandidate, type PlanDayProblem, type PlanProblem, tolerance } from './plan-problem.ts';

/** A key that is equal for equal recipes and servings. */
export const keyOf = ({ options }: DayChoice): string =>
  options.map(({ candidate, slot, servings }) => `${slot} ${candidate?.id} ${servings}`).join();

export const recipesOf = ({ options }: DayChoice): PlanCandidate[] =>
  options.flatMap(({ candidate }) => candidate ?? []);

/** A day to fill with these candidates. */
export interface DayTask {
  readonly problem: PlanProblem;
  readonly fixed: Totals;
  /** The options of each slot. */
  readonly slots: readonly (readonly Option[])[];
  readonly sums: CalorieSums;
}

export interface DayChoice {
  readonly options: readonly Option[];
  readonly score: number;
}

/** Lowest and highest sum to fill, in units. */
export type Window = readonly [low: number, high: number];

/** Whether a choice for a day is on target: with such a choice, proved that there is none, or unknown. */
export type Reach =
  | { readonly kind: 'reached'; readonly window: Window; readonly choice: DayChoice }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown' };

/** A smaller deviation is as good as none; the rest of the tolerance is for days that cannot be closer. */
const closely = 0.02;

/** Modes tried in order: meals of their usual size, or any sizes, with a slot left empty if there is a fixed item. */
export const mealSizes = ['usual', 'any'] as const;

export function dayTask(
  problem: PlanProblem,
  day: PlanDayProblem,
  candidates: readonly PlanCandidate[],
  sizes: (typeof mealSizes)[number] = 'any',
): DayTask {
  const plannedIds = new Set(day.fixed.map(({ recipeId }) => recipeId));
  const free = candidates.filter(({ id }) => !plannedIds.has(id));
  const slots = day.slots.map((slot, at) => {
    const mayStayEmpty = sizes === 'any' && day.fixed.length > 0;
    const suited = suiting(free, day.guests?.[at]);
    const options = optionsOf(slot, suited, problem.servings, mayStayEmpty);
    return sizes === 'any' ? options : options.filter((option) => isMealSized(option, problem.target));
  });
  return { problem, fixed: totalOfFixed(day.fixed), slots, sums: calorieSums(slots) };
}

const choiceOf = ({ problem, fixed }: DayTask, options: readonly Option[]): DayChoice => ({
  options,
  score: scoreOf(problem, fixed, options),
});

const first: Chance = () => 0;

/**
 * Whether the day can be on a target in kilocalories, closely or else within the tolerance, and never below
 * the safety limit.
 */
export function reachOf(
  task: DayTask,
  { target = task.problem.target, isLate = neverLate }: { target?: number; isLate?: IsLate } = {},
): Reach {
  let isProved = true;
  for (const share of [closely, tolerance]) {
    const lowest = Math.max(target * (1 - share), Math.min(target, task.problem.targets.min));
    const [min, max] = [lowest - task.fixed.kcal, target * (1 + share) - task.fixed.kcal];
    const window = [Math.ceil(min * 2 - 1e-6), Math.floor(max * 2 + 1e-6)] as const;
    for (const sum of sumsWithin(task.sums.reachable, ...window)) {
      const options = task.sums.choose(sum, first);
      if (options !== null && options !== 'unknown')
        return { kind: 'reached', window, choice: choiceOf(task, options) };
      isProved &&= options === null;
      if (isLate()) return { kind: 'unknown' };
    }
  }
  return { kind: isProved ? 'impossible' : 'unknown' };
}

/** The sum in units that is nearest to the target; null when the day cannot be filled. */
export function nearestSum(task: DayTask, isLate: IsLate = neverLate): number | null | 'unknown' {
  const unitsToFill = toUnits(task.problem.target - task.fixed.kcal);
  for (const sum of byDistance(task.sums.reachable, unitsToFill)) {
    const options = task.sums.choose(sum, first);
    if (options === 'unknown') return 'unknown';
    if (options !== null) return sum;
    if (isLate()) return 'unknown';
  }
  return null;
}

/** The choice that proves that the day has a plan, and those of `tries` that differ, best first. */
export function searchDay(
  task: DayTask,
  { window, choice }: Extract<Reach, { kind: 'reached' }>,
  tries: number,
  chance: Chance,
  isLate: IsLate = neverLate,
): readonly DayChoice[] {
  const sums = sumsWithin(task.sums.reachable, ...window);
  const found = new Map([[keyOf(choice), choice]]);
  for (let n = 0; n < tries && !isLate(); n += 1) {
    const options = task.sums.choose(sums[Math.floor(chance() * sums.length)] ?? 0, chance);
    if (options === null || options === 'unknown') continue;
    const other = choiceOf(task, options);
    found.set(keyOf(other), other);
  }
  return [...found.values()].toSorted((a, b) => a.score - b.score);
}
