import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { isKnownEnough } from './known-enough.ts';
import { knownFigures } from './known-figures.ts';

const carrot = { food: foodOf({ id: 'carrot', per100g: { energy: 40 } }), grams: 500 };
const dust = { food: unknownFood('Moon dust'), grams: 300 };

test('EXT-20 what is known is summed, and what is missing is named once', () => {
  const figures = knownFigures([carrot, dust, dust], 4);
  expect(figures?.without).toEqual(['Moon dust']);
  const energy = figures?.nutrients.find(({ id }) => id === 'energy');
  expect(energy).toMatchObject({ amount: 50, complete: true });
  expect(energy && isKnownEnough(energy)).toBe(true);
});

test('is null when nothing is missing, or nothing is known', () => {
  expect(knownFigures([carrot], 4)).toBeNull();
  expect(knownFigures([dust], 4)).toBeNull();
  expect(knownFigures([], 4)).toBeNull();
});
