import { expect, test } from 'vitest';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { ComputedRecipe } from './compute-recipe.ts';
import { traitLabel, traits, traitsOf } from './search-traits.ts';

const of = (amounts: Partial<Record<NutrientId, number>>, known = 1, priceClass: 1 | 2 = 2) =>
  traitsOf({
    priceClass,
    nutrients: Object.entries(amounts).map(([id, amount]) => ({ id, amount, known })),
  } as unknown as Pick<ComputedRecipe, 'nutrients' | 'priceClass'>);

test('EXT-26 "high protein" and the like go by the figures of a serving', () => {
  expect(of({ protein: 20, fiber: 5.9, carbohydrate: 20, sodium: 401, sugar: 5, fat: 11 })).toEqual([
    'high protein',
    'low carb',
    'low sugar',
  ]);
  expect(of({}, 1, 1)).toEqual(['cheap']);
});

test('EXT-26 too little known claims nothing', () => {
  expect(of({ protein: 40, sodium: 0 }, 0.9)).toEqual([]);
});

test('EXT-26 the search says which figure it goes by', () => {
  for (const trait of traits.filter((each) => each !== 'cheap')) expect(traitLabel(trait)).toMatch(/\d+ m?g/);
});
