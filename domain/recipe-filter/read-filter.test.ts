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

test('fills a missing part with its default and drops an unknown one', () => {
  expect(readFilter({ query: 'soup', color: 'red' })).toEqual({ ...emptyFilter, query: 'soup' });
});

test('one invalid part invalidates the whole filter', () => {
  const invalid = [
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
  expect(invalid.map(readFilter)).toEqual(invalid.map(() => null));
});

test('any other value gives null and never throws', () => {
  expect([null, undefined, 'soup', 7, [], true].map(readFilter)).toEqual(Array(6).fill(null));
  fc.assert(fc.property(fc.anything(), (stored) => readFilter(stored) !== undefined));
});
