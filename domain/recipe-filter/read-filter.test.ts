import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter } from './recipe-filter.ts';

test('FILT-28 a filter that was kept as JSON comes back as it was', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    }),
  );
});

test('a part that is missing asks for nothing, an unknown one is dropped', () => {
  expect(readFilter({ query: 'soup', color: 'red' })).toEqual({ ...emptyFilter, query: 'soup' });
});

test('a part that makes no sense spoils the whole', () => {
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

test('what is no object at all is no filter, and nothing throws', () => {
  expect([null, undefined, 'soup', 7, [], true].map(readFilter)).toEqual(Array(6).fill(null));
  fc.assert(fc.property(fc.anything(), (kept) => readFilter(kept) !== undefined));
});
