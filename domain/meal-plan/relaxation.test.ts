import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNear, kcalOf, waysOf } from './brute-force.fixture.ts';
import { explainInfeasible } from './explain-infeasible.ts';
import { candidateOf, emptyDay, problemOf, smallProblem } from './plan.fixture.ts';
import type { Relaxation } from './plan-outcome.ts';
import type { HardRule, PlanProblem } from './plan-problem.ts';
import { cheapestRelaxation, costOfRule, costOfTarget, costs } from './relaxation.ts';

const costOf = (problem: PlanProblem, relax: readonly Relaxation[]): number =>
  relax.reduce((sum, it) => {
    if (it.kind === 'target') return sum + costOfTarget(problem.target, it.kcal);
    if (it.kind === 'repeats') return sum + costs.each + costs.repeats;
    return sum + costOfRule(it.rule);
  }, 0);

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, n) => all.filter((_each, place) => (n >> place) & 1));

/** The cheapest relaxation of one day, by brute force. */
function cheapestOfAll(problem: PlanProblem): number {
  const { rules, target, recent, mayRepeat } = problem;
  const [day = emptyDay] = problem.days;
  let min = Infinity;
  for (const repeats of !mayRepeat && recent.length > 0 ? [false, true] : [false])
    for (const givenUp of subsetsOf([...rules.keys()].filter((place) => rules[place]?.kind !== 'allergen'))) {
      const dropped: Relaxation[] = givenUp.flatMap((place) => {
        const rule = rules[place];
        return rule === undefined ? [] : [{ kind: 'rule', rule }];
      });
      const cost = costOf(problem, [...dropped, ...(repeats ? [{ kind: 'repeats' } as const] : [])]);
      const [combinations = []] = waysOf(problem, { rules: givenUp, repeats });
      const sums = [...new Set(combinations.map((items) => kcalOf(day, items)))];
      const isReached = (other: number) => sums.some((sum) => isNear(sum, other));
      if (isReached(target)) min = Math.min(min, cost);
      for (let other = problem.targets.min; other <= problem.targets.max && sums.length > 0; other += 10)
        if (other !== target && isReached(other)) min = Math.min(min, cost + costOfTarget(target, other));
    }
  return min;
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
  const explained = (problem: PlanProblem) => explainInfeasible(problem, cheapestRelaxation(problem));

  test('EXT-03 names rules that do not go together, and the easier one to give up', () => {
    const candidates = [candidateOf({ id: 1, breaks: [0] }), candidateOf({ id: 2, breaks: [1] })];
    expect(explained(problemOf({ ...oneSlot, rules: [vegan, fodmap, milk], candidates }))).toEqual({
      kind: 'infeasible',
      because: { kind: 'noneFit', slots: ['dinner'], rules: [vegan, fodmap] },
      relax: [{ kind: 'rule', rule: vegan }],
      sentence:
        'None of the dinners we can plan fit Vegan and Low FODMAP together. Turn off Vegan to get a plan.',
    });
  });

  test('EXT-03 never gives up an allergen', () => {
    const candidates = [candidateOf({ id: 1, breaks: [0] })];
    expect(explained(problemOf({ ...oneSlot, rules: [milk], candidates }))).toEqual({
      kind: 'infeasible',
      because: { kind: 'noneFit', slots: ['dinner'], rules: [milk] },
      relax: [],
      sentence: 'None of the dinners we can plan fit “no Milk”. You can add meals by hand instead.',
    });
  });

  test('EXT-03 counts the recipes of rules that only leave too few, and does not say that there are none', () => {
    const days = Array(3).fill({ slots: ['dinner'], fixed: [] });
    const candidates = [[], [0], [1], [0, 1], [2]].map((breaks, id) => candidateOf({ id, breaks }));
    const problem = problemOf({ days, target: 500, rules: [vegan, fodmap, milk], candidates });
    expect(explained(problem).because).toEqual({
      kind: 'tooFew',
      slots: ['dinner'],
      rules: [vegan, fodmap],
      count: 2,
      needed: 3,
      served: 0,
      days: 3,
    });
    // No recipe follows all rules, but some follow the named ones.
    expect(explained({ ...problem, candidates: candidates.slice(1) }).because).toEqual({
      kind: 'noneFit',
      slots: ['dinner'],
      rules: [vegan, fodmap, milk],
    });
  });

  test('EXT-03 recipes that fit and are on the plan already are said to be there', () => {
    const candidates = [candidateOf({ id: 1 }), candidateOf({ id: 2, breaks: [0] })];
    const refusal = explained(problemOf({ ...oneSlot, rules: [vegan], candidates, recent: [1] }));
    expect(refusal).toMatchObject({
      because: { kind: 'tooFew', rules: [vegan], count: 0, needed: 1, served: 1 },
      relax: [{ kind: 'repeats' }],
      sentence:
        'We have no dinners that fit Vegan, besides the 1 already on your plan, and this day needs 1. Let recipes come again to get a plan.',
    });
  });

  test('EXT-03 says how close the calories come, and a target that can be reached', () => {
    const candidates = [candidateOf({ id: 1, kcal: 400 })];
    expect(explained(problemOf({ ...oneSlot, target: 1000, candidates }))).toEqual({
      kind: 'infeasible',
      because: { kind: 'target', target: 1000, closest: 800, slots: ['dinner'], days: 1 },
      relax: [{ kind: 'target', kcal: 820 }],
      sentence:
        'With the recipes that fit you, the closest this day can come to 1,000 kcal is 800. Set the target to 820 kcal to get a plan.',
    });
  });

  test('EXT-03 says so when what is on the day is too much already', () => {
    const fixed = [{ recipeId: null, kcal: 1500, protein: 1, fiber: 1, sodium: 1 }];
    const days = [{ slots: ['dinner'] as const, fixed }];
    const { because, sentence } = explained(
      problemOf({ ...oneSlot, days, candidates: [candidateOf({ id: 1 })] }),
    );
    expect(because).toEqual({ kind: 'overTarget', target: 500, fixed: 1500 });
    expect(sentence).toBe(
      'What’s already on the day has 1,500 kcal, above your target of 500. Set the target to 1,460 kcal to get a plan.',
    );
  });

  test('EXT-03 counts too few recipes for a week, and lets them come again', () => {
    const days = Array(3).fill({ slots: ['dinner'], fixed: [] });
    const candidates = [1, 2].map((id) => candidateOf({ id }));
    expect(explained(problemOf({ days, target: 500, candidates })).sentence).toBe(
      'We have only 2 dinners to plan, and 3 days without repeats need 3. Let recipes come again to get a plan.',
    );
  });

  test('EXT-03 says what all days together have at most without repeats, when one day alone could be had', () => {
    const days = Array(3).fill({ slots: ['dinner'], fixed: [] });
    const candidates = [900, 250, 200].map((kcal, id) => candidateOf({ id, kcal }));
    expect(explained(problemOf({ days, target: 900, servings: [1], candidates }))).toEqual({
      kind: 'infeasible',
      because: { kind: 'weekTarget', target: 900, days: 3, side: 'most', average: 450 },
      relax: [{ kind: 'repeats' }],
      sentence:
        'Without repeats, the recipes that fit you come to at most 450 kcal a day over 3 days, and your target is 900. Let recipes come again to get a plan.',
    });
  });

  test('EXT-03 offers a change for a week without repeats only when that week was found', () => {
    const days = Array(2).fill({ slots: ['breakfast', 'dinner'], fixed: [] });
    const breakfast = { slots: ['breakfast'], kcal: 300, breaks: [0] } as const;
    const candidates = [
      ...[1, 2].map((id) => candidateOf({ id })),
      ...[3, 4].map((id) => candidateOf({ id, ...breakfast })),
    ];
    const problem = problemOf({ days, target: 800, servings: [1], rules: [vegan], candidates });
    const problems: PlanProblem[] = [];
    const search = (isFound: boolean) =>
      cheapestRelaxation(problem, undefined, (relaxed) => {
        problems.push(relaxed);
        return isFound;
      });
    expect(search(true)).toEqual([{ kind: 'rule', rule: vegan }]);
    expect(problems.map(({ candidates: all }) => all.flatMap(({ breaks }) => breaks))).toEqual([[]]);
    // With repeats the days are independent: a plan is certain without a search.
    expect(search(false)).toEqual([{ kind: 'repeats' }, { kind: 'rule', rule: vegan }]);
    expect(problems.every(({ mayRepeat }) => !mayRepeat)).toBe(true);
  });

  test('EXT-03 a search for it that is late offers what is known by then', () => {
    const candidates = [candidateOf({ id: 1, kcal: 400 }), candidateOf({ id: 2, kcal: 1000, breaks: [0] })];
    const problem = problemOf({ ...oneSlot, target: 1000, rules: [fodmap], servings: [1], candidates });
    expect(cheapestRelaxation(problem)).toEqual([{ kind: 'rule', rule: fodmap }]);
    expect(cheapestRelaxation(problem, () => true)).toEqual([{ kind: 'target', kcal: 410 }]);
  });
});
