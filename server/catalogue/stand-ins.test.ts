import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { readSwapRoles, type StandIn } from '#domain/swap/swap-roles.ts';
import { loadCatalogue } from './load-catalogue.ts';

const content = join(import.meta.dirname, '../../content');
const read = (name: string) => readFileSync(join(content, name), 'utf8');
const { foods, byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);

interface Offer extends StandIn {
  readonly recipe: string;
  readonly replaced: Food;
  /** Grams of it in a serving. */
  readonly grams: number;
  readonly isRaw: boolean;
}
const offers: Offer[] = [];

beforeAll(async () => {
  for (const { refId, servings, ingredients } of await loadCatalogue(join(content, 'recipes'), foods)) {
    const dish: Dish = {
      servings,
      ingredients: ingredients.flatMap(({ foodId, ...it }) => {
        const food = byId.get(foodId);
        return food === undefined ? [] : [{ ...it, food }];
      }),
    };
    for (const { food: replaced } of dish.ingredients) {
      const of = dish.ingredients.filter(({ food }) => food === replaced);
      const grams = of.reduce((sum, it) => sum + it.grams, 0) / servings;
      const isRaw = of.every(({ cooking = 'raw' }) => cooking === 'raw');
      for (const standIn of roles.standInsFor(replaced.id, dish))
        offers.push({ ...standIn, recipe: refId, replaced, grams, isRaw });
    }
  }
});

const isAnimal = ({ origins }: Food) =>
  origins.some((it) => ['meat', 'poultry', 'fish', 'shellfish'].includes(it));
const isSweetener = ({ id, per100g }: Food) => id === 'stevia' || (per100g.sugar ?? 0) >= 55;
const isFat = ({ per100g }: Food) => (per100g.fat ?? 0) >= 75;
/** Is hard, bitter or harmful raw. */
const neverRaw =
  /^(pumpkin$|pumpkin-puree|butternut|hokkaido|acorn|spaghetti-squash|potato|new-potatoes|sweet-potato|yam|cassava|taro|aubergine|asparagus|green-beans|runner-beans|brussels-sprouts|lentils|.*-dried|quinoa|millet)/;

describe('EXT-15 the stand-ins that the table of roles offers in the catalogue', () => {
  test('there is something for most ingredients', () => {
    expect(new Set(offers.map(({ replaced }) => replaced.id)).size).toBeGreaterThan(200);
  });

  const absurd: readonly (readonly [string, (offer: Offer) => boolean])[] = [
    [
      'nothing raw gives way to what has to be cooked',
      ({ food, isRaw, hint }) => isRaw && neverRaw.test(food.id) && hint === null,
    ],
    [
      'no egg for a vegetable or fruit',
      ({ food, replaced }) => food.origins.includes('egg') && replaced.aisle === 'produce',
    ],
    [
      'no meat or fish for a vegetable or fruit',
      ({ food, replaced }) => isAnimal(food) && replaced.aisle === 'produce',
    ],
    [
      'no fat for what is none, beyond a nut for a nut',
      ({ food, replaced }) => isFat(food) && !isFat(replaced) && food.aisle !== 'nuts-and-seeds',
    ],
    [
      'no vegetable for flour, sugar or fat',
      ({ food, replaced }) =>
        food.aisle === 'produce' && (isFat(replaced) || isSweetener(replaced) || /flour$/.test(replaced.id)),
    ],
    [
      'no sugar by the spoon for what is not sweet',
      ({ food, replaced }) =>
        isSweetener(food) && !isSweetener(replaced) && (replaced.per100g.sugar ?? 0) < 13,
    ],
    [
      'no 800 mg of sodium more in a serving, a third of a day, than what it replaces had',
      ({ food, replaced, grams, factor }) =>
        ((food.per100g.sodium ?? 0) * factor - (replaced.per100g.sodium ?? 0)) * (grams / 100) > 800,
    ],
    [
      'no three times the energy of what it replaces, where that is 150 kcal more in a serving',
      ({ food, replaced, grams, factor }) => {
        const before = ((replaced.per100g.energy ?? 0) * grams) / 100;
        const after = ((food.per100g.energy ?? 0) * grams * factor) / 100;
        return after - before > 150 && after > 3 * before;
      },
    ],
  ];
  test.each(absurd)('%s', (_, isAbsurd) => {
    const found = offers.filter(isAbsurd).map((it) => `${it.recipe}: ${it.food.id} for ${it.replaced.id}`);
    expect([...new Set(found)]).toEqual([]);
  });

  test('a hint is a whole sentence', () => {
    const hints = offers.flatMap(({ hint }) => hint ?? []);
    expect(hints.length).toBeGreaterThan(100);
    expect(hints.filter((hint) => !/^[A-Z].*\.$/.test(hint) || hint.length > 160)).toEqual([]);
  });
});
