import { describe, expect, test } from 'vitest';
import { foods, recipeOf, type TestRecipe } from './catalog.fixture.ts';
import { comparedDish, duplicateFrom, mostSimilar, similarityOf, similarPairs } from './similarity.ts';

const compared = (known: TestRecipe) => comparedDish(recipeOf(known), foods);

const pot: TestRecipe = {
  refId: 'chicken-rice-pot',
  servings: 4,
  minutes: 40,
  steps: ['Fry the chicken in the butter for 6 minutes.', 'Add the rice and simmer for 20 minutes.'],
  grams: { chicken: 500, rice: 300, butter: 40, carrot: 200, cumin: 4 },
};
const like = (other: Partial<TestRecipe>) => similarityOf(compared(pot), compared({ ...pot, ...other }));

test('a recipe is like itself, whichever way round', () => {
  expect(like({})).toEqual({ ingredients: 1, amounts: 1, method: 1, all: expect.closeTo(1, 9) });
});

describe('these are the same dish', () => {
  test.each<[string, Partial<TestRecipe>]>([
    ['under another name', { refId: 'golden-rice' }],
    [
      'for more people',
      { servings: 8, grams: { chicken: 1000, rice: 600, butter: 80, carrot: 400, cumin: 8 } },
    ],
    [
      'with one ingredient exchanged',
      { grams: { turkey: 500, rice: 300, butter: 40, carrot: 200, cumin: 4 } },
    ],
    ['with one ingredient more', { grams: { ...pot.grams, garlic: 10 } }],
    ['with one ingredient less', { grams: { chicken: 500, rice: 300, butter: 40, carrot: 200 } }],
    [
      'in another shape',
      {
        steps: [
          'Fry the chicken in the butter for 6 minutes.',
          'Add the rice and simmer for 20 minutes. Shape it into twelve small balls.',
        ],
      },
    ],
    ['with a little more of something', { grams: { ...pot.grams, rice: 340, carrot: 170 } }],
  ])('%s', (_, other) => {
    expect(like(other).all).toBeGreaterThanOrEqual(duplicateFrom);
  });
});

describe('these are two dishes', () => {
  test.each<[string, Partial<TestRecipe>]>([
    [
      'with two ingredients exchanged and one gone',
      { grams: { turkey: 500, beans: 300, butter: 40, cumin: 4 } },
    ],
    [
      'with other amounts, another way',
      { minutes: 90, steps: ['Bake it all.'], grams: { ...pot.grams, rice: 120 } },
    ],
    ['of other foods, cooked alike', { grams: { beans: 400, garlic: 20, sumac: 5 } }],
  ])('%s', (_, other) => {
    expect(like(other).all).toBeLessThan(duplicateFrom);
    expect(similarityOf(compared({ ...pot, ...other }), compared(pot)).all).toBeCloseTo(like(other).all, 9);
  });
});

test('how a food is sold makes no other dish of it', () => {
  const frozen = new Map([
    ...foods,
    ['frozen-chicken', { ...(foods.get('chicken') ?? expect.fail()), id: 'frozen-chicken' }],
  ]);
  const other = { ...pot, grams: { 'frozen-chicken': 500, rice: 300, butter: 40, carrot: 200, cumin: 4 } };
  const { ingredients } = similarityOf(compared(pot), comparedDish(recipeOf(other), frozen));
  expect(ingredients).toBe(1);
});

test.each([
  [['Side dish'], false],
  [['Main course'], true],
  [['Soup', 'Snack'], true],
  [['Breakfast'], false],
] as const)('alike in all, as %s beside a main course: one dish %s', (mealTypes, isOneDish) => {
  const other = compared({ ...pot, refId: 'other', mealTypes });
  expect(similarPairs([compared(pot), other], duplicateFrom)).toMatchObject([{ isOneDish }]);
});

test('lists the closest pairs, and the nearest to one without itself', () => {
  const twin = compared({ ...pot, refId: 'twin' });
  const beans = compared({ refId: 'beans', grams: { beans: 400, garlic: 20 } });
  const all = [beans, compared(pot), twin];
  expect(similarPairs(all, 0)[0]).toMatchObject({ one: 'chicken-rice-pot', other: 'twin', isOneDish: true });
  expect(similarPairs(all, 0)).toHaveLength(3);
  expect(similarPairs(all, duplicateFrom)).toHaveLength(1);
  expect(mostSimilar(twin, all, 5).map(({ other }) => other)).toEqual(['chicken-rice-pot', 'beans']);
});
