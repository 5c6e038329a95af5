import { afterEach, expect, test, vi } from 'vitest';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { clearTokens } from '#src/api/token-store.ts';
import { readStoredFilter, storeFilter } from './stored-filter.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const filter = { ...emptyFilter, diet: ['Vegan'], isLowOxalate: '1', applyUserMeta: true } as const;

test('FILT-28 STOR-11 the filter is restored for its member only', () => {
  storeFilter(7, { ...filter, query: 'soup', mealTypes: ['Soup'] });
  expect(readStoredFilter(7)).toEqual(filter);
  expect(readStoredFilter(8)).toBeNull();
});

test('STOR-11 OR-81 the key is encoded: it does not contain the id', () => {
  storeFilter(4711, filter);
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(localStorage.key(0)).not.toContain('4711');
});

test('FILT-28 an invalid value counts as no filter', () => {
  storeFilter(7, filter);
  const key = localStorage.key(0) ?? '';
  for (const invalid of ['{', 'null', '{"diet":"Vegan"}']) {
    localStorage.setItem(key, invalid);
    expect(readStoredFilter(7)).toBeNull();
  }
});

test('a full storage is ignored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storeFilter(7, filter)).not.toThrow();
});

test('the filters of every member of this device go with the session', () => {
  for (const id of [1, 23, 456, 78901]) storeFilter(id, filter);
  localStorage.setItem('units', 'metric');
  clearTokens();
  expect({ ...localStorage }).toEqual({ units: 'metric' });
});
