import { expect, test } from 'vitest';
import { dishOf } from './catalog.fixture.ts';
import { catalogTable } from './catalog-table.ts';
import { commonProfiles } from './common-profiles.ts';

const dishes = [
  dishOf({ refId: 'rice-porridge', mealTypes: ['Breakfast'], minutes: 20, grams: { rice: 80, butter: 10 } }),
  dishOf({ refId: 'bean-breakfast', mealTypes: ['Breakfast', 'Snack'], grams: { beans: 70 } }),
  dishOf({ refId: 'chicken-rice', minutes: 30, grams: { chicken: 200, rice: 80 } }),
  dishOf({ refId: 'garlic-rice', mealTypes: ['Soup'], grams: { rice: 80, garlic: 5 } }),
  dishOf({ refId: 'sumac-carrots', mealTypes: ['Salad'], grams: { carrot: 200, sumac: 1 } }),
  dishOf({ refId: 'buttered-carrots', mealTypes: ['Side dish'], grams: { carrot: 200, butter: 10 } }),
];

const rowOf = (id: string) => {
  const row = catalogTable(dishes, commonProfiles).find(({ profile }) => profile.id === id);
  if (row === undefined) throw new Error(id);
  const fits = ({ breakfast, main, small }: typeof row.meals) => [breakfast.fits, main.fits, small.fits];
  return { ...row, fits: fits(row.meals) };
};

test('counts every recipe at each meal that the planner serves it at, and a side dish nowhere', () => {
  expect(rowOf('everybody').fits).toEqual([2, 3, 1]);
});

test.each([
  ['milk-free', [1, 3, 1]],
  ['vegan', [1, 2, 1]],
  ['low-fodmap', [2, 2, 1]],
  // sumac has no figures
  ['low-salicylate', [2, 2, 1]],
  ['five-axes', [2, 1, 1]],
])('%s', (id, expected) => {
  expect(rowOf(id).fits).toEqual(expected);
});

test('says how many are missing to the floor, and how many of those that fit have protein, are quick and cheap', () => {
  expect(rowOf('vegan').meals).toMatchObject({
    breakfast: { fits: 1, floor: 21, missing: 20, withProtein: 1, quick: 0, cheap: 1 },
    main: { fits: 2, floor: 42, missing: 40, withProtein: 0, quick: 0 },
  });
  expect(rowOf('egg-free').meals.main).toMatchObject({ fits: 3, withProtein: 1, quick: 1 });
  expect(rowOf('everybody').meals.main).toMatchObject({ floor: 0, missing: 0 });
});
