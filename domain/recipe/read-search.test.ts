import { beforeAll, expect, test } from 'vitest';
import type { FoodTable } from '#domain/food/food-table.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { type ReadSearch, readSearch } from './read-search.ts';

let foods: FoodTable;
beforeAll(async () => {
  foods = await loadFoods();
});

const nothing: ReadSearch = {
  words: [],
  maxMinutes: null,
  diets: [],
  allergens: [],
  withoutFoods: [],
  low: [],
  understood: [],
};

test.each<[string, Partial<ReadSearch>]>([
  ['celery', { words: ['celery'] }],
  ['Soup, SOUP and Brûlée', { words: ['soup', 'brulee'] }],
  ['dinner 30 minutes', { words: ['dinner'], maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['quick chicken recipes', { words: ['chicken'], maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['30-minute pasta', { words: ['pasta'], maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['soup in under 1 hour', { words: ['soup'], maxMinutes: 60, understood: ['60 minutes or less'] }],
  ['half an hour', { maxMinutes: 30, understood: ['30 minutes or less'] }],
  ['something with rice', { words: ['rice'] }],
  [
    'vegan gluten-free bread',
    { words: ['bread'], diets: ['Vegan', 'Gluten Free'], understood: ['vegan', 'gluten free'] },
  ],
  ['dairy-free cake', { words: ['cake'], allergens: ['milk'], understood: ['no milk'] }],
  [
    'nut free cookies',
    { words: ['cookies'], allergens: ['tree_nut', 'peanut'], understood: ['no tree nuts', 'no peanuts'] },
  ],
  [
    'cake without milk or eggs',
    { words: ['cake'], allergens: ['milk', 'egg'], understood: ['no milk', 'no eggs'] },
  ],
  ['salad no tomatoes', { words: ['salad'], withoutFoods: ['tomato'], understood: ['no tomatoes'] }],
  ['low histamine dinner', { words: ['dinner'], low: ['histamine'], understood: ['low histamine'] }],
  [
    'low in oxalates and salicylates',
    { low: ['oxalate', 'salicylate'], understood: ['low oxalate', 'low salicylate'] },
  ],
  ['low fodmap', { low: ['fodmap'], understood: ['low FODMAP'] }],
  ['', {}],
])('EXT-26 reads "%s"', (query, wanted) => {
  expect(readSearch(query, foods)).toEqual({ ...nothing, ...wanted });
});

test.each(['without zzqx', 'no idea whatsoever', 'low and slow', 'free range', 'fish'])(
  'what names no time, allergen or food stays words: "%s"',
  (query) => {
    const { words, ...rest } = readSearch(query, foods);
    expect(rest).toEqual({ ...nothing, words: undefined });
    expect(words?.length).toBeGreaterThan(0);
  },
);

test('words that narrow nothing are searched for when there are no others', () => {
  expect(readSearch('the dish', foods).words).toEqual(['the', 'dish']);
});

test('punctuation alone matches nothing', () => {
  expect(readSearch('%', foods).words).toBeNull();
});

test('a query of the full length is read in a time that grows with it', () => {
  for (const part of ['no ', 'low in ', '30 ', 'without milk and ', 'free of '])
    expect(readSearch(part.repeat(200 / part.length), foods)).toBeDefined();
});
