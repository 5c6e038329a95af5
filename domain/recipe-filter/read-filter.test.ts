import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter } from './recipe-filter.ts';

test('FILT-28 a filter stored as JSON is restored unchanged', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    }),
  );
});

test('a missing part gets its default, an unknown one is dropped', () => {
  expect(readFilter({ query: 'soup', color: 'red' })).toEqual({ ...emptyFilter, query: 'soup' });
});

test('one invalid part invalidates the whole', () => {
  const spoiled = [
    { allergens: 'Milk' },
    { allergens: [1] },
    { diet: [''] },
    { isLowOxalate: '4' },
    { isLowOxalate: 1 },
    { isLowFodmap: 'yes' },
    { minCalories: '100' },
    { maxCalories: null },
    { query: 7 },
    { applyUserMeta: 1 },
  ];
  expect(spoiled.map(readFilter)).toEqual(spoiled.map(() => null));
});

test('a value that is not an object is not a filter, and nothing throws', () => {
  expect([null, undefined, 'soup', 7, [], true].map(readFilter)).toEqual(Array(6).fill(null));
  fc.assert(fc.property(fc.anything(), (kept) => readFilter(kept) !== undefined));
});
