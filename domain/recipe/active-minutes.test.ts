import { expect, test } from 'vitest';
import { activeMinutes } from './active-minutes.ts';

const carrot = {
  foodId: 'carrot',
  name: 'Carrot',
  grams: 100,
  us: { value: 1, unit: '' },
  metric: { value: 1, unit: '' },
};
const minutes = (readyInMinutes: number, steps: readonly string[], count = 5) =>
  activeMinutes({ steps, readyInMinutes, ingredients: Array(count).fill(carrot) });

test('EXT-29: times in which the cook can leave are no work', () => {
  expect(minutes(60, ['Chop the carrots. Roast for 40 minutes, until brown.'])).toBe(20);
  expect(minutes(250, ['Slice, then freeze for 4 hours.'])).toBe(10);
});

test('stirring and short times are work', () => {
  expect(minutes(30, ['Simmer for 20 minutes, stirring.'])).toBe(30);
  expect(minutes(15, ['Boil for 5 minutes.'])).toBe(15);
});

test('work is never less than the handling of the ingredients, nor more than the whole time', () => {
  expect(minutes(45, ['Bake for 45 minutes.'], 7)).toBe(10);
  expect(minutes(5, ['Serve.'], 12)).toBe(5);
});
