import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNear, kcalOf, waysOf } from './count-out.fixture.ts';
import { explainInfeasible } from './explain-infeasible.ts';
import { candidateOf, emptyDay, problemOf, smallProblem } from './plan.fixture.ts';
import type { Relaxation } from './plan-outcome.ts';
import type { HardRule, PlanProblem } from './plan-problem.ts';
import { cheapestRelaxation, costOfTarget, costs, targetEnds } from './relaxation.ts';

const costOf = (problem: PlanProblem, relax: readonly Relaxation[]): number =>
  relax.reduce((sum, it) => {
    if (it.kind === 'target') return sum + costOfTarget(problem.target, it.kcal);
    if (it.kind === 'repeats') return sum + costs.each + costs.repeats;
    return sum + (it.rule.kind === 'allergen' ? Infinity : costs.each + costs[it.rule.kind]);
  }, 0);

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, n) => all.filter((_each, place) => (n >> place) & 1));

/** The cheapest of everything that could be given up for one day, all of it tried. */
function cheapestOfAll(problem: PlanProblem): number {
  const { rules, target, recent, mayRepeat } = problem;
  const [day = emptyDay] = problem.days;
  let least = Infinity;
  for (const repeats of !mayRepeat && recent.length > 0 ? [false, true] : [false])
    for (const givenUp of subsetsOf([...rules.keys()].filter((place) => rules[place]?.kind !== 'allergen'))) {
      const told: Relaxation[] = givenUp.flatMap((place) => {
        const rule = rules[place];
        return rule === undefined ? [] : [{ kind: 'rule', rule }];
      });
      const cost = costOf(problem, [...told, ...(repeats ? [{ kind: 'repeats' } as const] : [])]);
      const [ways = []] = waysOf(problem, { rules: givenUp, repeats });
      const sums = [...new Set(ways.map((items) => kcalOf(day, items)))];
      const isReached = (other: number) => sums.some((sum) => isNear(sum, other));
      if (isReached(target)) least = Math.min(least, cost);
      for (let other = targetEnds.min; other <= targetEnds.max && sums.length > 0; other += 10)
        if (other !== target && isReached(other)) least = Math.min(least, cost + costOfTarget(target, other));
    }
  return least;
}

describe('what to give up', () => {
  test('EXT-03 is the cheapest of all sets that help, as trying all of them finds', () => {
    fc.assert(
      fc.property(smallProblem(1), (problem) => {
        const relax = cheapestRelaxation(problem);
        expect(relax === null ? Infinity : costOf(problem, relax)).toBeCloseTo(cheapestOfAll(problem), 6);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  const vegan: HardRule = { kind: 'diet', name: 'Vegan' };
  const fodmap: HardRule = { kind: 'intolerance', name: 'Low FODMAP' };
  const milk: HardRule = { kind: 'allergen', name: 'Milk' };
  const oneSlot = { days: [{ slots: ['dinner'] as const, fixed: [] }], target: 500 };
  const told = (problem: PlanProblem) => explainInfeasible(problem, cheapestRelaxation(problem));

  test('EXT-03 names rules that do not go together, and the easier one to give up', () => {
    const candidates = [candidateOf({ id: 1, breaks: [0] }), candidateOf({ id: 2, breaks: [1] })];
    expect(told(problemOf({ ...oneSlot, rules: [vegan, fodmap, milk], candidates }))).toEqual({
      kind: 'infeasible',
      relax: [{ kind: 'rule', rule: vegan }],
      sentence: 'No dinners fit Vegan and Low FODMAP together: give up Vegan.',
    });
  });

  test('EXT-03 never gives up an allergen', () => {
    const candidates = [candidateOf({ id: 1, breaks: [0] })];
    expect(told(problemOf({ ...oneSlot, rules: [milk], candidates }))).toEqual({
      kind: 'infeasible',
      relax: [],
      sentence: 'No dinners fit your allergen Milk: add meals by hand.',
    });
  });

  test('EXT-03 tells how close the calories come, and a target that can be reached', () => {
    const candidates = [candidateOf({ id: 1, kcal: 400 })];
    expect(told(problemOf({ ...oneSlot, target: 1000, candidates }))).toEqual({
      kind: 'infeasible',
      relax: [{ kind: 'target', kcal: 820 }],
      sentence:
        'The closest that the meals you can eat come to 1,000 kcal is 800: set the target to 820 kcal.',
    });
  });

  test('EXT-03 says so when what stands on the day is too much already', () => {
    const fixed = [{ recipeId: null, kcal: 1500, protein: 1, fiber: 1, sodium: 1 }];
    const days = [{ slots: ['dinner'] as const, fixed }];
    expect(told(problemOf({ ...oneSlot, days, candidates: [candidateOf({ id: 1 })] })).sentence).toBe(
      'What stands on the day has 1,500 kcal, above the target of 500: set the target to 1,460 kcal.',
    );
  });

  test('EXT-03 tells of too few recipes for a week, and lets them come again', () => {
    const days = Array(3).fill({ slots: ['dinner'], fixed: [] });
    const candidates = [1, 2].map((id) => candidateOf({ id }));
    expect(told(problemOf({ days, target: 500, candidates })).sentence).toBe(
      'Too few dinners are left for no recipe to come twice: let recipes come more than once.',
    );
  });

  test('EXT-03 a search for it that is late tells what is known by then', () => {
    const candidates = [candidateOf({ id: 1, kcal: 400 }), candidateOf({ id: 2, kcal: 1000, breaks: [0] })];
    const problem = problemOf({ ...oneSlot, target: 1000, rules: [fodmap], servings: [1], candidates });
    expect(cheapestRelaxation(problem)).toEqual([{ kind: 'rule', rule: fodmap }]);
    expect(cheapestRelaxation(problem, () => true)).toEqual([{ kind: 'target', kcal: 410 }]);
  });
});
