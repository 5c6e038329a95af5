import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toQuery } from './filter-query.ts';
import { readFilter } from './read-filter.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter, isSameFilter, type RecipeFilter } from './recipe-filter.ts';

test('FILT-11 OR-42 an empty filter sends no parameters', () => {
  expect(toQuery(emptyFilter)).toEqual({});
});

test('FILT-10 OR-42 names the parameters like the fields and omits empty ones', () => {
  const filter: RecipeFilter = {
    ...emptyFilter,
    query: ' carrot soup ',
    allergens: ['Milk', 'Peanuts'],
    mealTypes: ['Soup'],
    minCalories: 100,
    maxCalories: 600,
    isLowOxalate: '2',
    isLowFodmap: true,
    applyUserMeta: true,
  };
  expect(toQuery(filter)).toEqual({
    query: 'carrot soup',
    allergens: ['Milk', 'Peanuts'],
    mealTypes: ['Soup'],
    minCalories: 100,
    maxCalories: 600,
    isLowOxalate: '2',
    isLowFodmap: true,
    applyUserMeta: true,
  });
});

test('FILT-10 the query round-trips every filter', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const sent = readFilter(toQuery(filter));
      expect(sent !== null && isSameFilter(sent, { ...filter, query: filter.query.trim() })).toBe(true);
    }),
  );
});

test('EXT-32 a search for whom is sent, and nothing for anybody', () => {
  expect(toQuery({ ...emptyFilter, forWhom: 'us' })).toEqual({ for: 'us' });
  expect(toQuery(emptyFilter)).toEqual({});
});
