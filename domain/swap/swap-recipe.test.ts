import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { swapIngredient, swappedAmount } from './swap-recipe.ts';

const foods = parseFoods(readFileSync(join(import.meta.dirname, '../../content/foods.csv'), 'utf8'));
const food = (id: string) => foods.find((it) => it.id === id) ?? expect.fail(`no food ${id}`);
const row = (foodId: string, name: string, grams: number) => ({
  foodId,
  name,
  grams,
  us: { value: grams, unit: 'g' },
  metric: { value: grams, unit: 'g' },
});
const swapped = (name: string, grams: number, id: string, factor = 1) =>
  swapIngredient([row('x', name, grams), row('salt', 'Salt', 5)], 'x', { food: food(id), factor });

test('EXT-09 the other food is in the same place, cut the same way, in both kitchens’ measures', () => {
  expect(swapped('Tomatoes, finely diced', 402, 'zucchini')).toEqual([
    {
      foodId: 'zucchini',
      name: 'Zucchini, finely diced',
      grams: 400,
      us: { value: 14, unit: 'oz' },
      metric: { value: 400, unit: 'g' },
    },
    row('salt', 'Salt', 5),
  ]);
});

test.each([
  ['Potatoes, peeled', 'Carrot'],
  ['Chicken thighs, boneless, skinless', 'Carrot'],
  ['Leek, in thin rings', 'Carrot, in thin rings'],
  ['Onion', 'Carrot'],
])('%s becomes %s', (name, expected) => {
  expect(swapped(name, 100, 'carrot')[0]?.name).toBe(expected);
});

test('EXT-09 it is written as a recipe writes it', () => {
  expect(swapped('Tomato', 100, 'roasted-red-peppers')[0]?.name).toBe('Roasted red peppers');
  expect(swapped('Cabbage, shredded', 100, 'savoy-cabbage')[0]?.name).toBe('Savoy cabbage, shredded');
});

test('EXT-09 liquids are shown in milliliters, small amounts in spoons', () => {
  expect(swapped('Milk', 412, 'rice-milk')[0]?.metric).toEqual({ value: 400, unit: 'ml' });
  expect(swapped('Soy sauce', 18, 'salt', 0.15)[0]?.metric).toEqual({ value: 0.44, unit: 'tsp' });
});

test('EXT-09 the weight is that of the amount shown, to the next mark of spoon or scales', () => {
  fc.assert(
    fc.property(fc.constantFrom(...foods), fc.double({ min: 1, max: 2000, noNaN: true }), (each, grams) => {
      const amount = swappedAmount(grams, { food: each, factor: 1 });
      // a third of the wanted weight, or a gram, which kitchen scales don't show
      expect(Math.abs(amount.grams - grams)).toBeLessThan(Math.max(0.34 * grams, 1));
    }),
    { numRuns: 1000 },
  );
});
