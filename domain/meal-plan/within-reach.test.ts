import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossible } from './brute-force.fixture.ts';
import { explainInfeasible } from './explain-infeasible.ts';
import { candidateOf, emptyDay, problemOf, smallProblem } from './plan.fixture.ts';
import { cheapestRelaxation } from './relaxation.ts';
import { isWithinReach } from './within-reach.fixture.ts';

test('EXT-03 a day is within reach exactly when one of all plans there are is on target', () => {
  fc.assert(
    fc.property(smallProblem(1), (small) => {
      const problem = { ...small, days: [emptyDay], recent: [] };
      const { target } = problem;
      expect(isWithinReach(problem)).toBe(isPossible(problem, { rules: [], repeats: false, target }));
    }),
    { numRuns: 60 },
  );
});

test('EXT-03 one dish alone for lunch and dinner is no day, though its calories twice would be on target', () => {
  const [oats, curry, fruit, stew] = [
    candidateOf({ id: 1, kcal: 300, slots: ['breakfast'] }),
    candidateOf({ id: 2, kcal: 400 }),
    candidateOf({ id: 3, kcal: 100, slots: ['snack'] }),
    candidateOf({ id: 4, kcal: 400 }),
  ];
  const one = problemOf({ target: 1200, servings: [1], candidates: [oats, curry, fruit] });
  expect(isWithinReach(one)).toBe(false);
  expect(explainInfeasible(one, cheapestRelaxation(one)).sentence).toBe(
    'We have only 1 recipe for lunch or dinner to plan, and this day needs 2. You can add meals by hand instead.',
  );
  expect(isWithinReach({ ...one, candidates: [oats, curry, fruit, stew] })).toBe(true);
});
