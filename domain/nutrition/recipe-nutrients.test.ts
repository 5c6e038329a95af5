import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { nutrients } from './nutrients.ts';
import { overviewOf } from './overview.ts';
import { nutrientsPerServing } from './recipe-nutrients.ts';

const oats = foodOf({ id: 'oats', per100g: { energy: 380, protein: 13, sugar: 1, fiber: 10 } });
const milk = foodOf({ id: 'milk', per100g: { energy: 60, protein: 3.2, sugar: 5, vitamin_d: 1 } });
const porridge = [
  { food: oats, grams: 100 },
  { food: milk, grams: 300 },
];
const of = (id: string, servings = 2) => nutrientsPerServing(porridge, servings).find((it) => it.id === id);

test('RCP-23 ENT-20 lists every nutrient per serving with amount, unit and percentage of daily needs', () => {
  const list = nutrientsPerServing(porridge, 2);
  expect(list.map((it) => it.name)).toEqual(nutrients.map((it) => it.name));
  expect(of('energy')).toMatchObject({
    name: 'Calories',
    amount: 280,
    unit: 'kcal',
    complete: true,
    known: 1,
  });
  expect(of('protein')?.percentOfDailyNeeds).toBeCloseTo(22.6, 9);
  expect(of('sugar')).toMatchObject({ amount: 8, percentOfDailyNeeds: null });
});

test('a missing figure gives a lower bound with the known share of the recipe', () => {
  expect(of('fiber')).toMatchObject({ amount: 5, complete: false, known: 0.25 });
  expect(of('vitamin_d')).toMatchObject({ amount: 1.5, complete: false, known: 0.75 });
  expect(of('zinc')).toMatchObject({ amount: 0, complete: false, known: 0 });
});

test('divides the recipe by its servings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), (servings) => {
      for (const [n, whole] of nutrientsPerServing(porridge, 1).entries()) {
        expect((nutrientsPerServing(porridge, servings)[n]?.amount ?? 0) * servings).toBeCloseTo(
          whole.amount,
          9,
        );
      }
    }),
  );
  expect(() => nutrientsPerServing(porridge, 0)).toThrow(RangeError);
});

test('RCP-21 RCP-22 the overview shows Calories without a unit, Sugar and Protein with it', () => {
  const overview = overviewOf(nutrientsPerServing(porridge, 2));
  expect(overview.map((it) => [it.name, it.amount, it.unit])).toEqual([
    ['Calories', 280, null],
    ['Sugar', 8, 'g'],
    ['Protein', 11.3, 'g'],
  ]);
});
