import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import { dayNutrients, forServings, nutrientsOfFood, type ServedNutrient } from './day-nutrients.ts';

const row = (name: string, amount: number, percent: number | null): ServedNutrient => ({
  name,
  amount,
  unit: nutrients.find((it) => it.name === name)?.unit ?? '',
  percent_of_daily_needs: percent,
});

test('SRV-61 SRV-62 a day sums the figures of one serving times the servings, percentages too', () => {
  const soup = { servings: 2, nutrients: [row('Calories', 142, 7.1), row('Sugar', 7.4, null)] };
  const bar = { servings: 3, nutrients: [row('Calories', 210, 10.5), row('Protein', 0.1, 0.2)] };
  expect(dayNutrients([soup, bar])).toEqual([
    row('Calories', 914, 45.7),
    row('Protein', 0.3, 0.6),
    row('Sugar', 14.8, null),
  ]);
  expect(dayNutrients([])).toEqual([]);
});

test('SRV-61 calories, protein, fat and carbs of a food count under the names of recipes; what is open counts not', () => {
  expect(nutrientsOfFood({ calories: 210, protein: 20, fat: 7, carbs: 18 })).toEqual([
    row('Calories', 210, 10.5),
    row('Protein', 20, 40),
    row('Carbohydrates', 18, 6.5),
    row('Fat', 7, 9),
  ]);
  expect(nutrientsOfFood({ calories: null, protein: 0, fat: null, carbs: null })).toEqual([
    row('Protein', 0, 0),
  ]);
});

test('PLAN-36 the figures of the original servings, divided by their number, are those of one serving', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 40 }),
      (cents, servings) => {
        const amount = cents / 100;
        const [whole] = forServings([row('Fat', amount, null)], servings);
        expect((whole?.amount ?? 0) / servings).toBeCloseTo(amount, 6);
      },
    ),
  );
});
