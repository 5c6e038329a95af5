import { allowedIn, scarceSlots } from './plan-days.ts';
import type { Relaxation } from './plan-outcome.ts';
import type { HardRule, PlanProblem } from './plan-problem.ts';
import { type DayTask, dayTask, nearestFirst, windowOf } from './search-day.ts';

/** Fewer things to give up come first; of as many, those that are easier to give up. */
export const costs = {
  each: 1_000,
  repeats: 1,
  ingredient: 2,
  diet: 4,
  intolerance: 6,
  /** Another target, and times the share it is away. */
  target: 1,
  targetShare: 20,
} as const;

export const targetEnds = { min: 200, max: 10_000 } as const;
/** Other targets are told in steps of so many kilocalories. */
const step = 10;
/** A bound on the work, which a few rules never come near. */
const mostLooks = 2_000;

const costOfRule = ({ kind }: HardRule): number =>
  kind === 'allergen' ? Infinity : costs.each + costs[kind];

export const costOfTarget = (target: number, other: number): number =>
  costs.each + costs.target + (costs.targetShare * Math.abs(other - target)) / target;

/** Other targets, the nearest first. */
function* targetsAround(target: number): Generator<number> {
  const middle = Math.round(target / step) * step;
  const nearer = middle < target ? -step : step;
  for (let n = 0; n * step <= targetEnds.max; n += 1)
    for (const other of n === 0 ? [middle] : [middle - n * nearer, middle + n * nearer])
      if (other >= targetEnds.min && other <= targetEnds.max && other !== target) yield other;
}

interface State {
  readonly cost: number;
  readonly givenUp: ReadonlySet<number>;
  readonly repeats: boolean;
  /** Set: this is an answer, with this target. */
  readonly target: number | null;
}

function tasksIn(problem: PlanProblem, { givenUp, repeats }: State): DayTask[] | null {
  const mayRepeat = problem.mayRepeat || repeats;
  const allowed = allowedIn(problem, { givenUp: new Set(givenUp), mayRepeat });
  const { days } = problem;
  const isShort = mayRepeat
    ? days.some((day) => scarceSlots(allowed, [day]) !== null)
    : scarceSlots(allowed, days) !== null;
  if (isShort) return null;
  const tasks = days.map((day) => dayTask(problem, day, allowed));
  return tasks.every((task) => !nearestFirst(task).next().done) ? tasks : null;
}

/** The nearest target that every day reaches. */
function otherTarget(tasks: readonly DayTask[], target: number): number | null {
  for (const other of targetsAround(target))
    if (tasks.every((task) => windowOf(task, other) !== null)) return other;
  return null;
}

const keyOf = ({ givenUp, repeats, target }: State) =>
  `${[...givenUp].toSorted((a, b) => a - b)} ${repeats} ${target}`;

/** What each candidate asks to be given up, each combination once. */
function demandsOf({ candidates, rules }: PlanProblem): (readonly number[])[] {
  const isPossible = (breaks: readonly number[]) => breaks.every((rule) => rules[rule]?.kind !== 'allergen');
  const each = candidates.filter(({ breaks }) => breaks.length > 0 && isPossible(breaks));
  return [...new Map(each.map(({ breaks }) => [breaks.join(), breaks])).values()];
}

/**
 * The cheapest set to give up so that every day can be filled and reach its target: an empty one when nothing has to
 * be given up, null when no set helps. States are looked at by rising cost, so the first that works is the cheapest.
 * When it gets late, another target that is known to help by then.
 */
export function cheapestRelaxation(
  problem: PlanProblem,
  isLate: () => boolean = () => false,
): readonly Relaxation[] | null {
  const { rules, target, days, recent, mayRepeat } = problem;
  const demands = demandsOf(problem);
  const canRepeat = !mayRepeat && (days.length > 1 || recent.length > 0);
  const open: State[] = [{ cost: 0, givenUp: new Set(), repeats: false, target: null }];
  const seen = new Set<string>();
  const add = (state: State) => {
    const key = keyOf(state);
    if (!Number.isFinite(state.cost) || seen.has(key)) return;
    seen.add(key);
    const place = open.findIndex(({ cost }) => cost > state.cost);
    open.splice(place === -1 ? open.length : place, 0, state);
  };
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const state = open.shift();
    if (state === undefined) return null;
    if (state.target !== null) return told(rules, state);
    if (looks > 0 && isLate()) break;
    const tasks = tasksIn(problem, state);
    if (tasks?.every((task) => windowOf(task) !== null)) return told(rules, state);
    const other = tasks === null ? null : otherTarget(tasks, target);
    if (other !== null) add({ ...state, target: other, cost: state.cost + costOfTarget(target, other) });
    if (canRepeat && !state.repeats)
      add({ ...state, repeats: true, cost: state.cost + costs.each + costs.repeats });
    for (const demand of demands) {
      const more = demand.filter((rule) => !state.givenUp.has(rule));
      const cost = more.reduce((sum, rule) => sum + costOfRule(rules[rule] ?? neverGivenUp), state.cost);
      if (more.length > 0) add({ ...state, givenUp: new Set([...state.givenUp, ...more]), cost });
    }
  }
  const known = open.find(({ target: other }) => other !== null);
  return known === undefined ? null : told(rules, known);
}

const neverGivenUp: HardRule = { kind: 'allergen', name: '' };

function told(rules: readonly HardRule[], { givenUp, repeats, target }: State): Relaxation[] {
  const givenUpRules = [...givenUp].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? []);
  return [
    ...(repeats ? [{ kind: 'repeats' } as const] : []),
    ...(target === null ? [] : [{ kind: 'target', kcal: target } as const]),
    ...givenUpRules.map((rule) => ({ kind: 'rule', rule }) as const),
  ];
}
