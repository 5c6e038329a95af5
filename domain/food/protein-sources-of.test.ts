import { expect, test } from 'vitest';
import { foodOf } from './food.fixture.ts';
import { proteinSourcesOf } from './protein-sources-of.ts';

const chicken = foodOf({ id: 'chicken-breast', proteinSource: 'Poultry', per100g: { protein: 23 } });
const lentils = foodOf({ id: 'lentils', proteinSource: 'Plant-Based', per100g: { protein: 24 } });
const butter = foodOf({ id: 'butter', proteinSource: 'Dairy', per100g: { protein: 0.9 } });
const rice = foodOf({ id: 'rice', per100g: { protein: 7 } });
const tofu = foodOf({ id: 'tofu', proteinSource: 'Plant-Based' });

test('names what brings a tenth of the protein, in the documented order', () => {
  const dish = [
    { food: chicken, grams: 300 },
    { food: lentils, grams: 200 },
    { food: butter, grams: 30 },
    { food: rice, grams: 200 },
  ];
  expect(proteinSourcesOf(dish)).toEqual(['Poultry', 'Plant-Based']);
});

test('a source without a figure is named, and a dish without any has none', () => {
  expect(
    proteinSourcesOf([
      { food: chicken, grams: 300 },
      { food: tofu, grams: 50 },
    ]),
  ).toEqual(['Poultry', 'Plant-Based']);
  expect(proteinSourcesOf([{ food: rice, grams: 200 }])).toEqual([]);
  expect(proteinSourcesOf([])).toEqual([]);
});
