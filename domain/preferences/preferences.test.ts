import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { anyPreferences } from './preferences.fixture.ts';
import { isAnythingPreferred, noPreferences, readPreferences, toggleName, toMetas } from './preferences.ts';

const listed = (metas: ReturnType<typeof toMetas>) =>
  Object.entries(metas).map(([name, value]) => ({ name, value }));

test('PREF-11 saved preferences round-trip unchanged', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      expect(readPreferences(listed(toMetas(preferences)))).toEqual(preferences);
    }),
  );
});

test('PREF-05 PREF-06 PREF-07 PREF-08 PREF-09 PREF-10 OR-40 stores each answer in its meta', () => {
  const metas = toMetas({
    diets: ['Vegan'],
    proteinSources: ['Plant-Based'],
    allergens: ['Milk'],
    excludedIngredients: ['Coriander'],
    likedIngredients: ['Carrot'],
    intolerances: { ...noPreferences.intolerances, oxalate: true, fodmap: true },
    tickedIngredients: { ...noPreferences.tickedIngredients, sulfur: ['Garlic'] },
  });
  expect(metas).toEqual({
    recipes_diet: ['Vegan'],
    recipe_protein_sources: ['Plant-Based'],
    recipes_excluded_ingredients: ['Milk'],
    recipes_disliked_ingredients: ['Coriander'],
    recipes_liked_ingredients: ['Carrot'],
    recipe_low_oxalate_enabled: true,
    recipe_low_histamine_enabled: false,
    recipe_low_sulfur_enabled: false,
    recipe_low_salicylate_enabled: false,
    recipe_low_fodmap_enabled: true,
    recipe_low_sulfur_customize_ingredients: ['Garlic'],
  });
});

test.each(intolerances)(
  'PREF-08 PREF-09 the flag and the list of %s are sent under its own names',
  (axis) => {
    const metas = toMetas({
      intolerances: { ...noPreferences.intolerances, [axis]: true },
      tickedIngredients: { ...noPreferences.tickedIngredients, [axis]: ['Garlic'] },
    });
    const flags = intolerances.map((each) => [`recipe_low_${each}_enabled`, each === axis]);
    expect(metas).toEqual({
      ...Object.fromEntries(flags),
      [`recipe_low_${axis}_customize_ingredients`]: ['Garlic'],
    });
  },
);

test.each([true, 'true', 'True', '1'])('OR-09 an intolerance whose flag is %j is on', (value) => {
  const metas = intolerances.map((axis) => ({ name: `recipe_low_${axis}_enabled`, value }));
  expect(Object.values(readPreferences(metas).intolerances)).toEqual(intolerances.map(() => true));
});

test.each([false, 'false', '0', null])('OR-09 an intolerance whose flag is %j is off', (value) => {
  const metas = intolerances.map((axis) => ({ name: `recipe_low_${axis}_enabled`, value }));
  expect(Object.values(readPreferences(metas).intolerances)).toEqual(intolerances.map(() => false));
});

test('a member without saved preferences prefers nothing', () => {
  expect(readPreferences([])).toEqual(noPreferences);
  expect(readPreferences([{ name: 'recipes_diet', value: null }])).toEqual(noPreferences);
  expect(isAnythingPreferred(noPreferences)).toBe(false);
});

test('any non-empty list and any enabled intolerance counts as a preference', () => {
  expect(isAnythingPreferred({ ...noPreferences, allergens: ['Milk'] })).toBe(true);
  const intolerances = { ...noPreferences.intolerances, histamine: true };
  expect(isAnythingPreferred({ ...noPreferences, intolerances })).toBe(true);
});

test('SRV-68 sends only the metas of the saved part', () => {
  expect(toMetas({ diets: ['Vegan'] })).toEqual({ recipes_diet: ['Vegan'] });
});

test('toggling a name twice restores the list', () => {
  const once = toggleName(noPreferences, 'allergens', 'Milk');
  expect(once).toEqual({ ...noPreferences, allergens: ['Milk'] });
  expect(toggleName(once, 'allergens', 'Milk')).toEqual(noPreferences);
});
