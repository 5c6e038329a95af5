import { expect, test } from 'vitest';
import { type DependentFields, mergedDependent } from './merged-dependent.ts';

const before: DependentFields = {
  name: 'Lena',
  kind: 'child',
  age: 5,
  allergens: ['Milk', 'Eggs'],
  diets: ['Vegetarian'],
  excluded_foods: ['kiwi'],
  low: [],
  energy_target: null,
};

test('EXT-32 an edit of a child keeps an allergen that another device has added since', () => {
  const now: DependentFields = {
    ...before,
    age: 6,
    allergens: ['Milk', 'Eggs', 'Peanuts'],
    excluded_foods: [],
    low: ['fodmap'],
  };
  const own: DependentFields = {
    ...before,
    name: 'Lena R',
    allergens: ['Milk'],
    excluded_foods: ['kiwi', 'celery'],
  };
  expect(mergedDependent(now, before, own)).toEqual({
    ...before,
    name: 'Lena R',
    age: 6,
    allergens: ['Milk', 'Peanuts'],
    excluded_foods: ['celery'],
    low: ['fodmap'],
  });
  expect(mergedDependent(before, before, own)).toEqual(own);
  expect(mergedDependent(now, before, before)).toEqual(now);
});
