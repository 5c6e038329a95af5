import { expect, test } from 'vitest';
import { type DietaryProfile, emptyProfile } from './dietary-profile.ts';
import { uncoveredRules } from './uncovered-rules.ts';

const saved: DietaryProfile = {
  ...emptyProfile,
  allergens: ['milk'],
  diets: ['Vegan'],
  excludedFoods: [{ name: 'Celery', foodIds: ['celery', 'celeriac'] }],
  limits: { histamine: 1 },
};
const names = (requested: Partial<DietaryProfile>, profile = saved) =>
  uncoveredRules(profile, { ...emptyProfile, ...requested }).map(({ name }) => name);

test('EXT-13 a search that asks for less than was saved leaves rules uncovered, one that asks for more does not', () => {
  expect(names({})).toEqual(['Milk', 'Celery', 'Vegan', 'Low Histamine']);
  expect(names({ ...saved, allergens: ['milk', 'egg'], limits: { histamine: 1, oxalate: 1 } })).toEqual([]);
  expect(names({ ...saved, limits: { histamine: 2 } })).toEqual(['Low Histamine']);
  expect(names({ ...saved, excludedFoods: [{ name: 'Celery', foodIds: ['celery'] }] })).toEqual(['Celery']);
  const foods = [{ name: '', foodIds: ['onion', 'celeriac', 'celery'] }];
  expect(names({ ...saved, excludedFoods: foods })).toEqual([]);
});

test('EXT-13 a search without the member’s own list does not cover what the list leaves out, nor one with more put back', () => {
  const own = { ...saved, lists: { histamine: { included: ['tomato'], excluded: ['cod'] } } };
  expect(names(own, own)).toEqual([]);
  expect(names({ ...own, lists: {} }, own)).toEqual(['Low Histamine']);
  expect(names(own, saved)).toEqual(['Low Histamine']);
});
