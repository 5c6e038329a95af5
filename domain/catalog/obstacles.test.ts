import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { dishOf } from './catalog.fixture.ts';
import { changesNeeded, nearMisses, obstaclesOf } from './obstacles.ts';

const dish = dishOf({ servings: 2, grams: { rice: 160, garlic: 6, butter: 20, sumac: 2 } });

test('names each rule with the foods to change, their grams in a serving, and what would be Low', () => {
  const profile = {
    ...emptyProfile,
    allergens: ['milk' as const],
    limits: { fodmap: 1 as const, salicylate: 1 as const },
  };
  expect(obstaclesOf(dish, profile)).toEqual([
    { kind: 'allergen', rule: 'Milk', foods: [{ id: 'butter', grams: 10, lowUpToG: null }], because: [] },
    { kind: 'over', rule: 'Low FODMAP', foods: [{ id: 'garlic', grams: 3, lowUpToG: 0.5 }], because: [] },
    {
      kind: 'unknown',
      rule: 'Low Salicylate',
      foods: [{ id: 'sumac', grams: 1, lowUpToG: null }],
      because: [],
    },
  ]);
  expect(changesNeeded(obstaclesOf(dish, profile))).toBe(3);
});

test('of a ketogenic dish what is wrong with the whole', () => {
  const [obstacle] = obstaclesOf(dish, { ...emptyProfile, diets: ['Ketogenic'] });
  expect(obstacle?.foods).toEqual([]);
  expect(obstacle?.because.join()).toContain('net carbohydrates are more than 15 g');
});

test('a food that breaks two rules is one change', () => {
  const profile = { ...emptyProfile, allergens: ['milk' as const], diets: ['Vegan' as const] };
  expect(changesNeeded(obstaclesOf(dish, profile))).toBe(1);
});

test('lists those that nearly fit, the nearest first, and none that fits', () => {
  const plain = dishOf({ refId: 'plain', grams: { rice: 80 } });
  const two = dishOf({ refId: 'two', grams: { chicken: 100, butter: 10 } });
  const three = dishOf({ refId: 'three', grams: { chicken: 100, turkey: 100, butter: 10 } });
  const found = nearMisses([three, two, plain, dish], { ...emptyProfile, diets: ['Vegan'] }, 2);
  expect(found.map((it) => [it.dish.recipe.refId, it.changes])).toEqual([
    ['a-dish', 1],
    ['two', 2],
  ]);
});
