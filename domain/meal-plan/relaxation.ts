import { defaultBands } from './bands.ts';
import { type IsLate, neverLate } from './deadline.ts';
import { allowedIn, differentDays, filledTogether, scarceSlots } from './plan-days.ts';
import type { Relaxation } from './plan-outcome.ts';
import { canBeGivenUp, type HardRule, type PlanProblem } from './plan-problem.ts';
import { type DayTask, dayTask, reachOf } from './search-day.ts';
import { weekBound } from './week-bound.ts';

/** Cost of each relaxation: fewer relaxations come first; of equally many, the milder ones. */
export const costs = {
  each: 1_000,
  repeats: 1,
  ingredient: 2,
  protein: 3,
  diet: 4,
  intolerance: 6,
  dose: 6,
  /** Cost of another target, plus its relative distance. */
  target: 1,
  targetShare: 20,
} as const;

/** Step of alternative targets in kilocalories. */
const step = 10;
/** Step limit, which a few rules never reach. */
const maxSteps = 2_000;

export const costOfRule = (rule: HardRule): number =>
  canBeGivenUp(rule) ? costs.each + costs[rule.kind] : Infinity;

export const costOfTarget = (target: number, other: number): number =>
  costs.each + costs.target + (costs.targetShare * Math.abs(other - target)) / target;

/** Alternative targets, the nearest first. */
function* targetsAround({ target, targets }: Pick<PlanProblem, 'target' | 'targets'>): Generator<number> {
  const middle = Math.round(target / step) * step;
  const nearer = middle < target ? -step : step;
  for (let n = 0; n * step <= targets.max; n += 1)
    for (const other of n === 0 ? [middle] : [middle - n * nearer, middle + n * nearer])
      if (other >= targets.min && other <= targets.max && other !== target) yield other;
}

/** After a failed target for a whole week, the next one is farther away by this factor. */
const farther = 1.5;

interface State {
  readonly cost: number;
  readonly givenUp: ReadonlySet<number>;
  readonly repeats: boolean;
  /** Set: every day by itself reaches this target. */
  readonly target: number | null;
}

/** The relaxed problem. */
export function relaxedProblem(problem: PlanProblem, relax: readonly Relaxation[]): PlanProblem {
  const givenUp = relax.flatMap((it) => (it.kind === 'rule' ? [problem.rules.indexOf(it.rule)] : []));
  const target = relax.find(({ kind }) => kind === 'target');
  const kcal = target?.kind === 'target' ? target.kcal : problem.target;
  return {
    ...problem,
    candidates: problem.candidates.map((it) => ({
      ...it,
      breaks: it.breaks.filter((place) => !givenUp.includes(place)),
    })),
    mayRepeat: problem.mayRepeat || relax.some(({ kind }) => kind === 'repeats'),
    target: kcal,
    bands: kcal === problem.target ? problem.bands : defaultBands(kcal),
  };
}

/** The days to fill, one per group; null when there are too few recipes for some slots. */
function tasksIn(problem: PlanProblem, { givenUp, repeats }: State): DayTask[] | null {
  const mayRepeat = problem.mayRepeat || repeats;
  const allowed = allowedIn(problem, { givenUp: new Set(givenUp), mayRepeat });
  const isShort = filledTogether({ ...problem, mayRepeat }).some(
    (days) => scarceSlots(allowed, days) !== null,
  );
  return isShort ? null : differentDays(problem).map((day) => dayTask(problem, day, allowed));
}

/** The nearest target, at a minimum distance, that every day by itself reaches. */
function otherTarget(
  tasks: readonly DayTask[],
  problem: Pick<PlanProblem, 'target' | 'targets'>,
  min: number,
  isLate: IsLate,
): number | null {
  for (const other of targetsAround(problem)) {
    if (Math.abs(other - problem.target) < min) continue;
    if (tasks.every((task) => reachOf(task, { target: other, isLate }).kind === 'reached')) return other;
    if (isLate()) return null;
  }
  return null;
}

const keyOf = ({ givenUp, repeats, target }: State) =>
  `${[...givenUp].toSorted((a, b) => a - b)} ${repeats} ${target}`;

/** The distinct sets of rules that candidates break. */
function demandsOf({ candidates, rules }: PlanProblem): (readonly number[])[] {
  const isPossible = (breaks: readonly number[]) =>
    breaks.every((place) => {
      const rule = rules[place];
      return rule !== undefined && canBeGivenUp(rule);
    });
  const each = candidates.filter(({ breaks }) => breaks.length > 0 && isPossible(breaks));
  return [...new Map(each.map(({ breaks }) => [breaks.join(), breaks])).values()];
}

/** A priority queue of states by cost, without duplicates. */
function queueOf(first: State) {
  const open = [first];
  const seen = new Set([keyOf(first)]);
  return {
    open,
    add: (state: State) => {
      const key = keyOf(state);
      if (!Number.isFinite(state.cost) || seen.has(key)) return;
      seen.add(key);
      const place = open.findIndex(({ cost }) => cost > state.cost);
      open.splice(place === -1 ? open.length : place, 0, state);
    },
  };
}

/**
 * The cheapest set to give up so that every day can be filled and reach its target: an empty one when nothing has to
 * be given up, null when no set was found. States are looked at by rising cost, so the first that works is the
 * cheapest. When it gets late, another target that is proved to help by then. `hasPlan` is asked of weeks without
 * repeats whose days can all be had, each by itself; for one day, or where recipes may come again, that is proof enough.
 */
export function cheapestRelaxation(
  problem: PlanProblem,
  isLate: IsLate = neverLate,
  hasPlan: (relaxed: PlanProblem) => boolean = (relaxed) => weekBound(relaxed) === null,
): readonly Relaxation[] | null {
  const { rules, target, days, recent, mayRepeat } = problem;
  const demands = demandsOf(problem);
  const canRepeat = !mayRepeat && (days.length > 1 || recent.length > 0);
  const { open, add } = queueOf({ cost: 0, givenUp: new Set(), repeats: false, target: null });
  const isProof = ({ repeats }: State) => days.length === 1 || mayRepeat || repeats;
  const isConfirmed = (state: State) =>
    isProof(state) || hasPlan(relaxedProblem(problem, relaxationsOf(rules, state)));
  const addTarget = (state: State, tasks: readonly DayTask[], min: number, isOver = isLate) => {
    const other = otherTarget(tasks, problem, min, isOver);
    if (other === null) return;
    const cost = state.cost - costOfFormer(target, state.target) + costOfTarget(target, other);
    add({ ...state, target: other, cost });
  };
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const state = open.shift();
    if (state === undefined) return null;
    if (state.target !== null) {
      if (isConfirmed(state)) return relaxationsOf(rules, state);
      if (isLate()) break;
      addTarget(state, tasksIn(problem, state) ?? [], Math.abs(state.target - target) * farther);
      continue;
    }
    if (steps > 0 && isLate()) break;
    const tasks = tasksIn(problem, state);
    if (tasks?.every((task) => reachOf(task, { isLate }).kind === 'reached') && isConfirmed(state))
      return relaxationsOf(rules, state);
    // The first step always completes, so that there is a result.
    if (tasks !== null) addTarget(state, tasks, 0, steps === 0 ? neverLate : isLate);
    if (canRepeat && !state.repeats)
      add({ ...state, repeats: true, cost: state.cost + costs.each + costs.repeats });
    for (const demand of demands) {
      const more = demand.filter((rule) => !state.givenUp.has(rule));
      const cost = more.reduce((sum, rule) => sum + costOfRule(rules[rule] ?? neverGivenUp), state.cost);
      if (more.length > 0) add({ ...state, givenUp: new Set([...state.givenUp, ...more]), cost });
    }
  }
  const proved = open.find((state) => state.target !== null && isProof(state));
  return proved === undefined ? null : relaxationsOf(rules, proved);
}

const costOfFormer = (target: number, former: number | null): number =>
  former === null ? 0 : costOfTarget(target, former);

const neverGivenUp: HardRule = { kind: 'allergen', name: '' };

function relaxationsOf(rules: readonly HardRule[], { givenUp, repeats, target }: State): Relaxation[] {
  const givenUpRules = [...givenUp].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? []);
  return [
    ...(repeats ? [{ kind: 'repeats' } as const] : []),
    ...(target === null ? [] : [{ kind: 'target', kcal: target } as const]),
    ...givenUpRules.map((rule) => ({ kind: 'rule', rule }) as const),
  ];
}
