import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPreferences } from '#domain/preferences/preferences.fixture.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { matchesPreset, switchPresetOff, switchPresetOn } from './preset.ts';
import { anyFilter } from './recipe-filter.fixture.ts';
import { emptyFilter, isSameFilter } from './recipe-filter.ts';

const saved = {
  ...noPreferences,
  diets: ['Vegan', 'Paleo'],
  proteinSources: ['Fish'],
  allergens: ['Milk'],
  excludedIngredients: ['Coriander'],
  intolerances: { ...noPreferences.intolerances, oxalate: true, salicylate: true },
};

test('FILT-13 FILT-14 FILT-15 FILT-16 FILT-17 OR-41 switching on copies the five preset parts only', () => {
  const filter = { ...emptyFilter, query: 'soup', proteinSources: ['Eggs'], maxCalories: 500 };
  expect(switchPresetOn(filter, saved)).toEqual({
    ...filter,
    diet: ['Vegan', 'Paleo'],
    allergens: ['Milk'],
    ingredients: ['Coriander'],
    isLowOxalate: '1',
    isLowSalicylate: true,
    applyUserMeta: true,
  });
});

test.each([
  ['oxalate', { isLowOxalate: '1' }],
  ['histamine', { isLowHistamine: '1' }],
  ['sulfur', { isLowSulfur: '1' }],
  ['salicylate', { isLowSalicylate: true }],
  ['fodmap', { isLowFodmap: true }],
] as const)('FILT-16 switching on copies the flag of %s', (axis, copied) => {
  const intolerances = { ...noPreferences.intolerances, [axis]: true };
  expect(switchPresetOn(emptyFilter, { ...noPreferences, intolerances })).toEqual({
    ...emptyFilter,
    ...copied,
    applyUserMeta: true,
  });
});

test('FILT-19 FILT-20 OR-41 switching off removes the values from the preferences and keeps other ticks', () => {
  const filter = {
    ...emptyFilter,
    query: 'soup',
    diet: ['Vegan', 'Whole30'],
    allergens: ['Peanuts', 'Milk'],
    ingredients: ['Coriander', 'Okra'],
    proteinSources: ['Fish'],
    isLowOxalate: '1',
    isLowSulfur: '2',
    isLowFodmap: true,
    applyUserMeta: true,
  } as const;
  expect(switchPresetOff(filter, saved)).toEqual({
    ...emptyFilter,
    query: 'soup',
    diet: ['Whole30'],
    allergens: ['Peanuts'],
    ingredients: ['Okra'],
    proteinSources: ['Fish'],
  });
});

test('FILT-18 any filter matches right after switching on', () => {
  fc.assert(
    fc.property(anyFilter, anyPreferences, (filter, preferences) => {
      expect(matchesPreset(switchPresetOn(filter, preferences), preferences)).toBe(true);
    }),
  );
});

test('FILT-18 OR-41 a changed tick or level no longer matches; calories and search words don’t matter', () => {
  const on = switchPresetOn(emptyFilter, saved);
  const others = [
    { diet: ['Vegan'] },
    { diet: ['Vegan', 'Paleo', 'Primal'] },
    { allergens: [] },
    { ingredients: ['Okra'] },
    { isLowOxalate: '2' },
    { isLowOxalate: '' },
    { isLowFodmap: true },
    { isLowSalicylate: false },
  ] as const;
  for (const other of others) expect(matchesPreset({ ...on, ...other }, saved)).toBe(false);
  const same = { diet: ['Paleo', 'Vegan'], query: 'soup', maxCalories: 300, proteinSources: ['Eggs'] };
  expect(matchesPreset({ ...on, ...same }, saved)).toBe(true);
});

test('FILT-19 switching on and off removes all values of the preferences', () => {
  fc.assert(
    fc.property(anyFilter, anyPreferences, (filter, preferences) => {
      const off = switchPresetOff(switchPresetOn(filter, preferences), preferences);
      const { diet, allergens, ingredients, applyUserMeta, ...rest } = filter;
      const { isLowOxalate, isLowHistamine, isLowSulfur, isLowSalicylate, isLowFodmap, ...stored } = rest;
      expect(isSameFilter(off, { ...emptyFilter, ...stored })).toBe(true);
    }),
  );
});
