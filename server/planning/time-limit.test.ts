import loadHighs, { type Highs, type Model, type ModelData } from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { hardProblems } from '#domain/meal-plan/brute-force.fixture.ts';
import { candidateOf, emptyDay, manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import type { HardRule, PlanCandidate, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { solvePlan } from './solve-plan.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadHighs();
});

/** A clock that advances a millisecond per read, and counts the reads. */
function countingClock(step = 1) {
  let looks = 0;
  return {
    now: () => {
      looks += 1;
      return looks * step;
    },
    looks: () => looks,
  };
}

const days = Array(7).fill(emptyDay);
const rules: readonly HardRule[] = ['Vegan', 'Paleo', 'Primal', 'Whole30', 'Ketogenic'].map((name) => ({
  kind: 'diet',
  name,
}));
/** Few recipes that each break several rules, so that there are many relaxations. */
const conflicting = manyCandidates(120, 'conflicts').map((it, n) => ({
  ...it,
  breaks: rules.flatMap((_, place) => ((n >> place) & 1 || n % 5 === place ? [place] : [])),
}));
/** As many recipes as the week needs; together they meet the target, but one is too large for any day. */
const tooLarge = [
  ...Array(7).fill({ slots: ['breakfast'], kcal: 250 }),
  ...[1100, ...Array(6).fill(300), ...Array(7).fill(170)].map((kcal) => ({ kcal })),
  ...Array(7).fill({ slots: ['snack'], kcal: 150 }),
].map((it, id) => candidateOf({ id, ...it }));

const problems: readonly (readonly [string, PlanProblem])[] = [
  ['a day', problemOf({ candidates: manyCandidates(300, 'day') })],
  ['a week', problemOf({ days, candidates: manyCandidates(300, 'week') })],
  ['a week that there is not', problemOf({ days, target: 1000, servings: [1], candidates: tooLarge })],
  ['a week that may repeat', problemOf({ days, candidates: manyCandidates(45, 'again'), mayRepeat: true })],
  ['a week with rules that do not go together', problemOf({ days, rules, candidates: conflicting })],
  ['a week that is out of reach', problemOf({ days, rules, target: 9000, candidates: conflicting })],
];

/** Clock reads allowed after the deadline, over all loops. */
const afterwards = 12;

describe.each(problems)('%s', (_name, problem) => {
  test('EXT-03 ends soon after the deadline, with a plan that breaks no rule or a refusal', () => {
    const free = countingClock(0);
    solvePlan(problem, highs, free.now);
    for (const timeLimitMs of [0, 1, 10, 100, 1_000]) {
      const { now, looks } = countingClock();
      const outcome = solvePlan({ ...problem, timeLimitMs }, highs, now);
      expect(looks()).toBeLessThanOrEqual(Math.min(timeLimitMs + afterwards, free.looks() + afterwards));
      if (outcome.kind === 'plan') expect(hardProblems(problem, outcome.days)).toEqual([]);
      else expect(outcome.sentence).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('EXT-03 reads the clock before it has scanned each recipe many times', () => {
    let read = 0;
    let max = 0;
    const counted: ProxyHandler<PlanCandidate> = {
      get: (it, key) => {
        read += 1;
        return Reflect.get(it, key);
      },
    };
    const watched = problem.candidates.map((it) => new Proxy(it, counted));
    const now = () => {
      max = Math.max(max, read);
      read = 0;
      return 0;
    };
    solvePlan({ ...problem, candidates: watched }, highs, now);
    expect(Math.max(max, read)).toBeLessThanOrEqual(150 * problem.candidates.length);
  });
});

test('the solver gets the remaining time, and is not called without any', () => {
  const seconds: number[] = [];
  const watched: Highs = Object.assign(Object.create(highs), {
    withModel: (data: ModelData, run: (model: Model) => unknown) =>
      highs.withModel(data, (model) => {
        const result = run(model);
        seconds.push(Number(model.options.get('time_limit')));
        return result;
      }),
  });
  const problem = problemOf({
    candidates: manyCandidates(300, 'salt').map((it) => ({ ...it, sodium: 3_000 })),
  });
  const plan = (timeLimitMs: number) => solvePlan({ ...problem, timeLimitMs }, watched, countingClock().now);
  expect(plan(5_000).kind).toBe('plan');
  expect(seconds).toHaveLength(1);
  expect(seconds[0]).toBeGreaterThan(0);
  expect(seconds[0]).toBeLessThan(5);
  expect(plan(5).kind).toBe('plan');
  expect(seconds).toHaveLength(1);
});
