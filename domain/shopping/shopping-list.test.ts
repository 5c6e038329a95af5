import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { aisles, type Food } from '#domain/food/food.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { type CookedRecipe, isTickedOff, shoppingList } from './shopping-list.ts';

const butter = foodOf({ id: 'butter', name: 'Butter', aisle: 'dairy-and-eggs', measures: { tbsp: 14.2 } });
const egg = foodOf({ id: 'egg', name: 'Eggs', aisle: 'dairy-and-eggs', measures: { piece: 50 } });
const onion = foodOf({ id: 'onion', name: 'Onion', aisle: 'produce', measures: { piece: 110, cup: 160 } });
const papaya = foodOf({
  id: 'papaya',
  name: 'Papaya',
  aisle: 'produce',
  measures: { piece: 500, small: 157 },
});
const water = foodOf({ id: 'water', name: 'Water' });
const foods = new Map([butter, egg, onion, papaya, water].map((food) => [food.id, food]));

const needs = (food: Food, value: number, unit: string): RecipeIngredient => {
  const grams = toGrams({ value, unit }, food);
  if (typeof grams !== 'number') throw new Error(`${value} ${unit} of ${food.id} cannot be weighed.`);
  const measure = { value, unit };
  return { foodId: food.id, name: food.name, grams, us: measure, metric: measure };
};
const cooked = (title: string, ingredients: RecipeIngredient[], servings = 4): CookedRecipe => ({
  title,
  originalServings: 4,
  servings,
  ingredients,
});
const list = (recipes: CookedRecipe[], bought: Parameters<typeof shoppingList>[1] = []) =>
  shoppingList(recipes, bought, ({ foodId }) => foods.get(foodId) ?? foodOf({ id: foodId }));

test('EXT-04 sums butter in spoons and in grams of two recipes into one row', () => {
  const [aisle, ...others] = list([
    cooked('Cake', [needs(butter, 100, 'g')]),
    cooked('Pie', [needs(butter, 2, 'tbsp')], 8),
  ]);
  expect(others).toEqual([]);
  expect(aisle).toMatchObject({ aisle: 'dairy-and-eggs' });
  expect(aisle?.items).toHaveLength(1);
  expect(aisle?.items[0]).toMatchObject({
    foodId: 'butter',
    name: 'Butter',
    grams: 156.8,
    metric: { value: 155, unit: 'g' },
    recipes: ['Cake', 'Pie'],
  });
});

test('EXT-04 a food that every recipe counts is shown in whole pieces for the servings eaten', () => {
  const amountOf = (recipes: CookedRecipe[]) => list(recipes)[0]?.items[0]?.us;
  const omelette = (servings: number) => cooked('Omelette', [needs(egg, 6, '')], servings);
  expect(amountOf([omelette(2)])).toEqual({ value: 3, unit: '' });
  expect(amountOf([omelette(1)])).toEqual({ value: 2, unit: '' });
  expect(amountOf([omelette(2), cooked('Pancakes', [needs(egg, 2, '')])])).toEqual({ value: 5, unit: '' });
  // A third of three, three times, is three and not four.
  expect(amountOf([1, 1, 1].map(() => cooked('Cake', [needs(egg, 4 / 3, '')])))).toEqual({
    value: 4,
    unit: '',
  });
  expect(amountOf([cooked('Soup', [needs(papaya, 3, 'small')])])?.unit).toMatch(/oz|lb|cup/);
  const mixed = amountOf([cooked('Salad', [needs(onion, 1, '')]), cooked('Soup', [needs(onion, 1, 'cup')])]);
  expect(mixed?.unit).toMatch(/oz|lb|cup/);
});

test('EXT-04 sorts aisles in shop order and foods by name, and omits tap water', () => {
  const aislesOf = list(
    [
      cooked('Soup', [
        needs(butter, 10, 'g'),
        needs(onion, 1, ''),
        needs(egg, 1, ''),
        needs(water, 500, 'g'),
      ]),
    ],
    [
      { id: '4', title: 'Protein bar', servings: 2 },
      { id: '4', title: 'Protein bar', servings: 1 },
    ],
  );
  expect(aislesOf.map(({ aisle, items }) => [aisle, ...items.map(({ name }) => name)])).toEqual([
    ['produce', 'Onion'],
    ['dairy-and-eggs', 'Butter', 'Eggs'],
    ['other', 'Protein bar'],
  ]);
  expect(aislesOf[2]?.items[0]).toMatchObject({
    foodId: 'custom:4',
    grams: null,
    us: { value: 3, unit: 'serving' },
  });
});

test('EXT-04 any recipes give each food once with the sum of its grams', () => {
  const ingredient = fc.constantFrom(needs(butter, 3, 'tbsp'), needs(egg, 2, ''), needs(onion, 90, 'g'));
  const recipe = fc.record({ servings: fc.integer({ min: 1, max: 20 }), ingredients: fc.array(ingredient) });
  fc.assert(
    fc.property(fc.array(recipe, { maxLength: 8 }), (recipes) => {
      const all = recipes.map(({ servings, ingredients }, at) => cooked(`No. ${at}`, ingredients, servings));
      const found = list(all);
      const items = found.flatMap((aisle) => aisle.items);
      expect(new Set(items.map(({ foodId }) => foodId)).size).toBe(items.length);
      const order = found.map(({ aisle }) => aisles.indexOf(aisle));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const total = all.reduce(
        (sum, { servings, ingredients }) =>
          sum + ingredients.reduce((grams, it) => grams + (it.grams * servings) / 4, 0),
        0,
      );
      expect(items.reduce((sum, { grams }) => sum + (grams ?? 0), 0)).toBeCloseTo(total, 1);
    }),
  );
});

test('EXT-04 a ticked row reopens when more of the food is needed', () => {
  expect(isTickedOff(undefined, { grams: 100 })).toBe(false);
  expect(isTickedOff({ grams: 100 }, { grams: 100 })).toBe(true);
  expect(isTickedOff({ grams: 100 }, { grams: 60 })).toBe(true);
  expect(isTickedOff({ grams: 100 }, { grams: 150 })).toBe(false);
  expect(isTickedOff({ grams: null }, { grams: 150 })).toBe(true);
  expect(isTickedOff({ grams: null }, { grams: null })).toBe(true);
});

test('EXT-29 the parts of a food are not counted as whole ones', () => {
  const part = (id: string, grams: number) =>
    foodOf({ id, name: id, aisle: 'dairy-and-eggs', measures: { piece: grams } });
  const [white, yolk] = [part('egg-white', 33), part('egg-yolk', 17)];
  const pack = (grams: number) => ({ soldAs: 'egg', unit: '', grams, us: '', metric: '', large: null });
  const packs = new Map([
    ['egg-white', pack(33)],
    ['egg-yolk', pack(17)],
  ]);
  const byId = new Map([egg, white, yolk].map((food) => [food.id, food]));
  const recipe = cooked('Custard', [needs(white, 2, ''), needs(yolk, 2, '')]);
  const [aisle] = shoppingList([recipe], [], ({ foodId }) => byId.get(foodId) ?? egg, { packs, byId });
  expect(aisle?.items).toHaveLength(1);
  expect(aisle?.items[0]).toMatchObject({ name: 'Eggs', grams: 100, buy: { us: '2' } });
  expect(aisle?.items[0]?.metric).toEqual({ value: 100, unit: 'g' });
});
