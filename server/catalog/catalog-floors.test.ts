import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CatalogDish, catalogDish } from '#domain/catalog/catalog-dish.ts';
import { catalogMeals } from '#domain/catalog/catalog-meals.ts';
import { type CatalogRow, catalogTable } from '#domain/catalog/catalog-table.ts';
import { commonProfiles } from '#domain/catalog/common-profiles.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { foodsById, loadDishes } from './content.fixture.ts';
import { raisedFloors, reachedFloors, readReachedFloors, writeReachedFloors } from './reached-floors.ts';

const reached = readReachedFloors(readFileSync(join(import.meta.dirname, 'reached-floors.csv'), 'utf8'));

let dishes: readonly CatalogDish[] = [];
let table: readonly CatalogRow[] = [];
beforeAll(async () => {
  dishes = (await loadDishes()).map(({ recipe, computed }) => catalogDish(recipe, computed, foodsById));
  table = catalogTable(dishes, commonProfiles);
});

describe('the table counts the recipes', () => {
  const isLow = ({ computed }: CatalogDish, ...axes: readonly Intolerance[]) =>
    axes.every((axis) => computed.verdicts[axis].level === 1);
  const has = ({ computed }: CatalogDish, allergen: string) =>
    computed.allergens.some(({ id }) => id === allergen);
  const suits = ({ computed }: CatalogDish, diet: string) => computed.diets.some((it) => it === diet);
  const plainly: readonly (readonly [string, (dish: CatalogDish) => boolean])[] = [
    ['everybody', () => true],
    ['low-sulfur', (dish) => isLow(dish, 'sulfur')],
    ['keto', (dish) => suits(dish, 'Ketogenic')],
    ['nut-and-peanut-free', (dish) => !has(dish, 'tree_nut') && !has(dish, 'peanut')],
    [
      'low-fodmap-milk-free-gluten-free',
      (dish) => isLow(dish, 'fodmap') && !has(dish, 'milk') && suits(dish, 'Gluten Free'),
    ],
    ['five-axes', (dish) => isLow(dish, 'oxalate', 'histamine', 'sulfur', 'fodmap', 'salicylate')],
  ];
  const types = {
    breakfast: ['Breakfast'],
    main: ['Main course', 'Soup', 'Salad'],
    small: ['Snack', 'Dessert', 'Appetizer'],
  } as const;

  test.each(plainly)('%s', (id, fits) => {
    const row = table.find(({ profile }) => profile.id === id);
    for (const meal of catalogMeals) {
      const served = dishes.filter(({ recipe }) =>
        recipe.mealTypes.some((type) => types[meal].some((it) => it === type)),
      );
      expect(row?.meals[meal].fits, meal).toBe(served.filter(fits).length);
    }
  });
});

describe('EXT-30 no profile falls below its recorded floor', () => {
  test.each(reached)('$profile, $meal: $reached', ({ profile, meal, reached: min }) => {
    const row = table.find((it) => it.profile.id === profile);
    expect(row?.meals[meal].fits).toBeGreaterThanOrEqual(min);
  });

  test('every place is recorded, none above its floor', () => {
    const place = ({ profile, meal }: (typeof reached)[number]) => `${profile} ${meal}`;
    expect(reached.map(place)).toEqual(reachedFloors(table).map(place));
    for (const { profile, meal, reached: min } of reached)
      expect(min).toBeLessThanOrEqual(
        commonProfiles.find(({ id }) => id === profile)?.floors[meal] ?? Number.NaN,
      );
  });

  test('recording again raises floors and lowers none', () => {
    const before = [{ profile: 'vegan', meal: 'main' as const, reached: 30 }];
    const now = [
      { profile: 'vegan', meal: 'main' as const, reached: 25 },
      { profile: 'vegan', meal: 'small' as const, reached: 3 },
    ];
    const after = raisedFloors(before, now);
    expect(after.map((it) => it.reached)).toEqual([30, 3]);
    expect(readReachedFloors(writeReachedFloors(reached))).toEqual(reached);
  });
});
