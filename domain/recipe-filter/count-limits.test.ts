import { expect, test } from 'vitest';
import { countLimits } from './count-limits.ts';
import { emptyFilter } from './recipe-filter.ts';

test('an empty filter has no limits; search words and meal type don’t count', () => {
  expect(countLimits({ ...emptyFilter, query: 'soup', mealTypes: ['Soup'] })).toBe(0);
});

test('counts every restricting section once', () => {
  const filter = {
    ...emptyFilter,
    allergens: ['Milk', 'Eggs'],
    isLowOxalate: '1',
    isLowHistamine: '3',
    isLowFodmap: true,
    maxCalories: 500,
  } as const;
  expect(countLimits(filter)).toBe(5);
});
