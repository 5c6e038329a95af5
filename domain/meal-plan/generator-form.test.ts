import { expect, test } from 'vitest';
import { cookingForm, cookingInput, emptyGenerator, weekSummary } from './generator-form.ts';

test('PLAN-26 CONST-30 the generator starts with 2000 kcal', () => {
  expect(emptyGenerator.targetCalories).toBe('2000');
});

test('EXT-29: wishes for a week are those of last time, and what is in the fridge is typed anew', () => {
  const form = cookingForm({ dinners: 3, persons: 2 });
  expect(form).toMatchObject({ dinners: 3, persons: 2, weekdayMinutes: 35, useUp: '' });
  expect(cookingInput({ ...form, useUp: ' spinach,, ground beef ' })).toMatchObject({
    dinners: 3,
    use_up: ['spinach', 'ground beef'],
  });
  expect(weekSummary(9, 225)).toBe('9 dishes, 3 h 45 min in the kitchen.');
  expect(weekSummary(1, 60)).toBe('1 dish, 1 h in the kitchen.');
});
