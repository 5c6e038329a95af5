import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { eitherFood } from '#domain/source-recipe/either-food.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { isKnownEnough } from './known-enough.ts';
import { knownFigures } from './known-figures.ts';

const carrot = { food: foodOf({ id: 'carrot', per100g: { energy: 40 } }), grams: 500 };
const dust = { food: unknownFood('Moon dust'), grams: 300 };

test('EXT-20 sums known figures and names each missing ingredient once', () => {
  const figures = knownFigures([carrot, dust, dust], 4);
  expect(figures?.without).toEqual(['Moon dust']);
  const energy = figures?.nutrients.find(({ id }) => id === 'energy');
  expect(energy).toMatchObject({ amount: 50, complete: true });
  expect(energy && isKnownEnough(energy)).toBe(true);
});

test('EXT-20 one of two foods that agree on some figures and not on calories is left out and named', () => {
  const fats = [
    foodOf({ id: 'butter', per100g: { energy: 717, vitamin_c: 0 } }),
    foodOf({ id: 'olive-oil', per100g: { energy: 884, vitamin_c: 0 } }),
  ];
  const either = { food: eitherFood('Butter or olive oil', fats, true), grams: 28 };
  expect(either.food.per100g).toEqual({ vitamin_c: 0 });
  const figures = knownFigures([carrot, either], 4);
  expect(figures?.without).toEqual(['Butter or olive oil']);
  expect(figures?.nutrients.find(({ id }) => id === 'energy')).toMatchObject({ amount: 50, complete: true });
});

test('is null if nothing is missing or nothing is known', () => {
  expect(knownFigures([carrot], 4)).toBeNull();
  expect(knownFigures([dust], 4)).toBeNull();
  expect(knownFigures([], 4)).toBeNull();
});
