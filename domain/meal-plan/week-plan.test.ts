import { expect, test } from 'vitest';
import { dayTotals, eaten, totalNames } from './day-totals.ts';
import { sampleDay, samplePlanItem, sampleWeek } from './week-plan.fixture.ts';
import { inputOf, itemCount, recipeIdOf } from './week-plan.ts';

const nutrient = (name: string, amount: number) => ({
  name,
  amount,
  unit: 'g',
  percent_of_daily_needs: null,
});

test('PLAN-02 PLAN-03 PLAN-36 CONST-46 four totals as integers: amount / original servings x servings', () => {
  const soup = samplePlanItem('1', {
    servings: 2,
    original_servings: 4,
    nutrients: [nutrient('Calories', 505), nutrient('Fat', 25.2), nutrient('Sugar', 99)],
  });
  const bar = samplePlanItem('2', {
    servings: 1,
    original_servings: 1,
    nutrients: [nutrient('Calories', 0.3), nutrient('Protein', 20.4), nutrient('Carbohydrates', 18.5)],
  });
  expect(totalNames).toEqual(['Fat', 'Calories', 'Protein', 'Carbohydrates']);
  expect(dayTotals([soup, bar])).toEqual({ Fat: 13, Calories: 253, Protein: 20, Carbohydrates: 19 });
  expect(eaten(soup, 'Calories', 3)).toBe(378.75);
  expect(eaten(soup, 'Iron')).toBe(0);
});

test('PLAN-04 the count of the week adds up its days', () => {
  const week = sampleWeek('2026-05-14', [
    sampleDay('2026-05-11', [samplePlanItem('1'), samplePlanItem('2')]),
    sampleDay('2026-05-17', [samplePlanItem('3')]),
  ]);
  expect(itemCount(week)).toBe(3);
});

test('PLAN-31 a recipe is addressed by its external id, else by ref_id; a food by none', () => {
  expect(recipeIdOf(samplePlanItem('1', { spoonacular_id: 716429 }))).toBe('716429');
  expect(recipeIdOf(samplePlanItem('1'))).toBe('carrot-soup');
  expect(recipeIdOf(samplePlanItem('1', { type: 'CustomFood', ref_id: null, recipe_id: null }))).toBeNull();
});

test('a food is restored by its own id; a deleted one cannot be restored', () => {
  const food = { type: 'CustomFood', recipe_id: null, ref_id: null } as const;
  expect(inputOf(samplePlanItem('1', { ...food, custom_food_id: '4', slot: 'snack' }))).toEqual({
    type: 'custom_food',
    id: '4',
    slot: 'snack',
    servings: 1,
    generated: false,
    leftover_of: null,
  });
  expect(inputOf(samplePlanItem('1', food))).toBeNull();
});
