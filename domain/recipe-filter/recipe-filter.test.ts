import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilter } from './recipe-filter.fixture.ts';
import { calorieRange, emptyFilter, filterLevels, isSameFilter, listFields } from './recipe-filter.ts';

describe('the initial filter', () => {
  test('ENT-23 FILT-11 has every list, all empty', () => {
    expect(emptyFilter).toMatchObject({
      query: '',
      allergens: [],
      proteinSources: [],
      mealPlans: [],
      mealTypes: [],
      diet: [],
      ingredients: [],
    });
  });

  test('ENT-24 OR-42 has three empty levels and flags that are off', () => {
    expect(emptyFilter).toMatchObject({
      isLowOxalate: '',
      isLowHistamine: '',
      isLowSulfur: '',
      isLowSalicylate: false,
      isLowFodmap: false,
      applyUserMeta: false,
    });
  });

  test('ENT-24 FILT-08 FILT-12 CONST-33 has the whole range of calories, 0 to 1000', () => {
    expect(calorieRange).toEqual({ min: 0, max: 1000 });
    expect([emptyFilter.minCalories, emptyFilter.maxCalories]).toEqual([0, 1000]);
  });

  test('CONST-35 FILT-21 levels are 1 to 3', () => {
    expect(filterLevels).toEqual(['1', '2', '3']);
  });
});

describe('isSameFilter', () => {
  test('is true for lists with the same names in any order', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...listFields), (filter, field) => {
        expect(isSameFilter(filter, { ...filter, [field]: [...filter[field]].reverse() })).toBe(true);
      }),
    );
  });

  test('is false when any part differs', () => {
    expect(isSameFilter(emptyFilter, { ...emptyFilter, query: 'soup' })).toBe(false);
    expect(isSameFilter(emptyFilter, { ...emptyFilter, minCalories: 1 })).toBe(false);
    expect(isSameFilter(emptyFilter, { ...emptyFilter, maxCalories: 999 })).toBe(false);
    expect(isSameFilter(emptyFilter, { ...emptyFilter, applyUserMeta: true })).toBe(false);
    expect(isSameFilter(emptyFilter, { ...emptyFilter, isLowSulfur: '1' })).toBe(false);
    expect(isSameFilter(emptyFilter, { ...emptyFilter, isLowFodmap: true })).toBe(false);
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...listFields), (filter, field) => {
        expect(isSameFilter(filter, { ...filter, [field]: [...filter[field], 'one name more'] })).toBe(false);
        expect(isSameFilter({ ...filter, [field]: [...filter[field], 'one name more'] }, filter)).toBe(false);
      }),
    );
  });
});
