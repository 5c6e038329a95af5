import { expect, test } from 'vitest';
import type { Refusal, Relaxation } from './plan-outcome.ts';
import type { HardRule } from './plan-problem.ts';
import { refusalSentence } from './refusal-sentence.ts';

const vegan: HardRule = { kind: 'diet', name: 'Vegan' };
const fodmap: HardRule = { kind: 'intolerance', name: 'Low FODMAP' };
const milk: HardRule = { kind: 'allergen', name: 'Milk' };
const okra: HardRule = { kind: 'ingredient', name: 'Okra' };
const tooFew = { kind: 'tooFew', slots: ['breakfast'], needed: 7, days: 7, served: 0 } as const;

const reasons: readonly (readonly [Refusal, string])[] = [
  [{ kind: 'noneFit', slots: ['snack'], rules: [] }, 'We have no snacks to plan yet.'],
  [{ kind: 'noneFit', slots: ['lunch'], rules: [milk] }, 'None of the lunches we can plan fit “no Milk”.'],
  [
    { kind: 'noneFit', slots: ['breakfast'], rules: [vegan, fodmap, okra] },
    'None of the breakfasts we can plan fit Vegan, Low FODMAP and “no Okra” together.',
  ],
  [
    { ...tooFew, rules: [vegan], count: 4 },
    'We have only 4 breakfasts that fit Vegan, and 7 days without repeats need 7.',
  ],
  [
    { ...tooFew, rules: [vegan, milk], count: 1, served: 2 },
    'We have only 1 breakfast that fits Vegan and “no Milk”, besides the 2 already on your plan, and 7 days without repeats need 7.',
  ],
  [
    { ...tooFew, slots: ['lunch', 'dinner'], rules: [], count: 1, needed: 2, days: 1 },
    'We have only 1 recipe for lunch or dinner to plan, and this day needs 2.',
  ],
  [
    { ...tooFew, rules: [fodmap], count: 0, served: 1, needed: 1, days: 1 },
    'We have no breakfasts that fit Low FODMAP, besides the 1 already on your plan, and this day needs 1.',
  ],
  [
    { kind: 'overTarget', target: 1200, fixed: 1500 },
    'What’s already on the day has 1,500 kcal, above your target of 1,200.',
  ],
  [
    { kind: 'target', target: 2600, closest: 2224.5, slots: ['lunch', 'snack'], days: 1 },
    'With the recipes that fit you, the closest this day can come to 2,600 kcal is 2,224.5.',
  ],
  [
    { kind: 'target', target: 2600, closest: 2224, slots: ['snack', 'snack'], days: 7 },
    'With the recipes that fit you, the closest a day can come to 2,600 kcal is 2,224, even with an extra snack.',
  ],
  [
    { kind: 'weekTarget', target: 2000, days: 7, side: 'most', average: 1586.2 },
    'Without repeats, the recipes that fit you come to at most 1,587 kcal a day over 7 days, and your target is 2,000.',
  ],
  [
    { kind: 'weekTarget', target: 600, days: 5, side: 'least', average: 700.9 },
    'Without repeats, the recipes that fit you come to at least 700 kcal a day over 5 days, and your target is 600.',
  ],
  [
    { kind: 'notFound', target: 2000, days: 7, mayRepeat: false },
    'We didn’t find 7 days near 2,000 kcal without repeating a recipe.',
  ],
  [{ kind: 'notFound', target: 900, days: 7, mayRepeat: true }, 'We didn’t find 7 days near 900 kcal.'],
  [{ kind: 'notFound', target: 900, days: 1, mayRepeat: false }, 'We didn’t find a day near 900 kcal.'],
];

test.each(reasons)('EXT-03 the reason %j is worded by its facts alone', (refusal, words) => {
  const next =
    refusal.kind === 'notFound' ? 'Try again, or add meals by hand.' : 'You can add meals by hand instead.';
  expect(refusalSentence(refusal, [])).toBe(`${words} ${next}`);
});

const steps: readonly (readonly [readonly Relaxation[], string])[] = [
  [[{ kind: 'repeats' }], 'Let recipes come again to get a plan.'],
  [[{ kind: 'target', kcal: 1820 }], 'Set the target to 1,820 kcal to get a plan.'],
  [[{ kind: 'rule', rule: okra }], 'Allow Okra to get a plan.'],
  [
    [
      { kind: 'repeats' },
      { kind: 'target', kcal: 1820 },
      { kind: 'rule', rule: vegan },
      { kind: 'rule', rule: fodmap },
    ],
    'Let recipes come again, set the target to 1,820 kcal, turn off Vegan and turn off Low FODMAP to get a plan.',
  ],
];

test.each(steps)('EXT-03 the next step names every change of %j', (relax, words) => {
  expect(refusalSentence({ kind: 'overTarget', target: 500, fixed: 900 }, relax)).toBe(
    `What’s already on the day has 900 kcal, above your target of 500. ${words}`,
  );
});
