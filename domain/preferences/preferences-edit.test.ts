import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPreferences } from './preferences.fixture.ts';
import { noPreferences, type Preferences, toMetas } from './preferences.ts';
import { changesOfPreferences } from './preferences-edit.ts';

const metas = (part: Partial<Preferences>) => toMetas({ ...noPreferences, ...part });

test('what another device has added to a list since stays, and what it removed stays removed', () => {
  const before = metas({ allergens: ['Milk', 'Eggs'], diets: ['Vegan'] });
  const own = metas({ allergens: ['Milk', 'Eggs', 'Fish'], diets: [] });
  const now = metas({ allergens: ['Milk', 'Peanut'], diets: ['Vegan', 'Keto'] });
  expect(changesOfPreferences({ before, own }, now)).toEqual({
    recipes_excluded_ingredients: ['Milk', 'Fish', 'Peanut'],
    recipes_diet: ['Keto'],
  });
});

test('what the member left as it was is no change', () => {
  const low = { ...noPreferences.intolerances, fodmap: true };
  const before = metas({ allergens: ['Milk'] });
  const own = metas({ allergens: ['Milk'], intolerances: low });
  const edit = changesOfPreferences({ before, own }, metas({ allergens: ['Milk', 'Peanut'] }));
  expect(edit).toEqual({ recipe_low_fodmap_enabled: true });
  fc.assert(
    fc.property(anyPreferences, anyPreferences, (one, other) => {
      expect(changesOfPreferences({ before: toMetas(one), own: toMetas(one) }, toMetas(other))).toEqual({});
    }),
  );
});

test('with nothing stored since, the edit counts as it is', () => {
  fc.assert(
    fc.property(anyPreferences, anyPreferences, (one, other) => {
      const [before, own] = [toMetas(one), toMetas(other)];
      const saved = { ...before, ...changesOfPreferences({ before, own }, before) };
      for (const [name, value] of Object.entries(own))
        expect([name, new Set([saved[name]].flat())]).toEqual([name, new Set([value].flat())]);
    }),
  );
});

test('an edit that began before this was noted removes nothing, and foods that were ticked are these alone', () => {
  const ticked = { ...noPreferences.tickedIngredients, fodmap: ['Leek'] };
  const own = metas({ allergens: ['Fish'], tickedIngredients: ticked });
  const other = { ...noPreferences.tickedIngredients, fodmap: ['Garlic'] };
  const now = metas({
    allergens: ['Milk'],
    tickedIngredients: other,
    intolerances: { ...noPreferences.intolerances, oxalate: true },
  });
  expect(changesOfPreferences({ before: {}, own }, now)).toMatchObject({
    recipes_excluded_ingredients: ['Fish', 'Milk'],
    recipe_low_fodmap_customize_ingredients: ['Leek'],
  });
  expect(changesOfPreferences({ before: {}, own }, now)).not.toHaveProperty('recipe_low_oxalate_enabled');
});
