import { fromUnits, isMeal } from './day-options.ts';
import { totalOfFixed } from './day-score.ts';
import { type IsLate, neverLate } from './deadline.ts';
import type { MealSlot } from './meal-slots.ts';
import {
  allowedIn,
  differentDays,
  filledTogether,
  isForAny,
  neededOn,
  scarceSlots,
  servedIn,
} from './plan-days.ts';
import type { Infeasible, Refusal, Relaxation } from './plan-outcome.ts';
import { canBeGivenUp, type PlanDayProblem, type PlanProblem } from './plan-problem.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { dayTask, nearestSum, reachOf } from './search-day.ts';
import { weekBound } from './week-bound.ts';

/** A minimal set of rules that still has the effect, by index. */
function neededRules(
  { rules }: PlanProblem,
  hasEffect: (remaining: readonly number[]) => boolean,
): readonly number[] {
  // Rules that are never relaxed are removed first, so they are named only when they alone are the cause.
  const isOther = (place: number) => {
    const rule = rules[place];
    return Number(rule !== undefined && canBeGivenUp(rule));
  };
  const places = [...rules.keys()];
  return places
    .toSorted((a, b) => isOther(a) - isOther(b) || a - b)
    .reduce<readonly number[]>((needed, place) => {
      const others = needed.filter((it) => it !== place);
      return hasEffect(others) ? others : needed;
    }, places);
}

function scarcity(
  problem: PlanProblem,
  slots: readonly MealSlot[],
  days: readonly PlanDayProblem[],
): Refusal {
  const meals = problem.candidates.filter((it) => isMeal(it) && isForAny(slots)(it));
  const served = servedIn(problem);
  const fitting = (needed: readonly number[]) =>
    meals.filter(({ breaks }) => !breaks.some((rule) => needed.includes(rule)));
  const unserved = (needed: readonly number[]) => fitting(needed).filter(({ id }) => !served.has(id));
  const rulesAt = (places: readonly number[]) => places.flatMap((place) => problem.rules[place] ?? []);
  if (fitting([...problem.rules.keys()]).length === 0)
    return {
      kind: 'noneFit',
      slots,
      rules: rulesAt(neededRules(problem, (needed) => fitting(needed).length === 0)),
    };
  const needed = neededOn(days, slots);
  const necessary = neededRules(problem, (places) => unserved(places).length < needed);
  const count = unserved(necessary).length;
  return {
    kind: 'tooFew',
    slots,
    rules: rulesAt(necessary),
    count,
    needed,
    served: fitting(necessary).length - count,
    days: days.filter(({ fixed }) => fixed.length === 0).length,
  };
}

/** The day farthest from the target among those proved to miss it; null without one. */
function missedTarget(problem: PlanProblem, isLate: IsLate): Refusal | null {
  const { target } = problem;
  const allowed = allowedIn(problem);
  const missed = differentDays(problem).flatMap((day) => {
    const task = dayTask(problem, day, allowed);
    if (reachOf(task, { isLate }).kind !== 'impossible') return [];
    const sum = nearestSum(task, isLate);
    if (sum === null || sum === 'unknown') return [];
    return [{ slots: day.slots, fixed: totalOfFixed(day.fixed).kcal, added: fromUnits(sum) }];
  });
  const farOf = ({ fixed, added }: (typeof missed)[number]) => Math.abs(fixed + added - target);
  const [worst] = missed.toSorted((a, b) => farOf(b) - farOf(a));
  if (worst === undefined) return null;
  const { slots, fixed, added } = worst;
  return added === 0 && fixed > target
    ? { kind: 'overTarget', target, fixed }
    : { kind: 'target', target, closest: fixed + added, slots, days: problem.days.length };
}

/** The proved reason for having no plan; else `none was found`. */
export function refusalOf(problem: PlanProblem, isLate: IsLate = neverLate): Refusal {
  const { target, mayRepeat } = problem;
  const allowed = allowedIn(problem);
  for (const days of filledTogether(problem)) {
    const slots = scarceSlots(allowed, days);
    if (slots !== null) return scarcity(problem, slots, days);
  }
  const days = problem.days.length;
  const missed = missedTarget(problem, isLate);
  if (missed !== null) return missed;
  const bound = weekBound(problem);
  return bound === null
    ? { kind: 'notFound', target, days, mayRepeat }
    : { kind: 'weekTarget', target, days, ...bound };
}

export const infeasible = (because: Refusal, relax: readonly Relaxation[]): Infeasible => ({
  kind: 'infeasible',
  because,
  relax,
  sentence: refusalSentence(because, relax),
});

/** Why a problem has no plan, and what `cheapestRelaxation` found. */
export const explainInfeasible = (problem: PlanProblem, relax: readonly Relaxation[] | null): Infeasible =>
  infeasible(refusalOf(problem), relax ?? []);

/**
 * Each day has a plan by itself, but none was found for all days without a repeated recipe. With repeats
 * there is a plan, as the days are then independent.
 */
export const noWeekWithoutRepeats = ({ days, target }: PlanProblem): Infeasible =>
  infeasible({ kind: 'notFound', target, days: days.length, mayRepeat: false }, [{ kind: 'repeats' }]);
