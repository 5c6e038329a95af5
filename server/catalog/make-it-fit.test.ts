import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { findChanges, makeItFit, withChanges } from '#domain/make-it-fit/make-it-fit.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { isLimited, raisedAxes, stateOf } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { foodsById as byId, foods, loadDishes } from './content.fixture.ts';
import { coveringSample } from './sample.fixture.ts';

const content = join(import.meta.dirname, '../../content');
const read = (name: string) => readFileSync(join(content, name), 'utf8');
const roles = readSwapRoles(read('swap-roles.csv'), foods);

let recipes: readonly Recipe[] = [];
beforeAll(async () => {
  const all = (await loadDishes()).map(({ recipe }) => recipe);
  // each food and meal of the catalog, in at least two dishes where it has them
  recipes = coveringSample(all, (it) => [...it.ingredients.map(({ foodId }) => foodId), ...it.mealTypes], 2);
});

const dishOf = ({ title, ingredients, servings }: Recipe): Dish => ({
  title,
  servings,
  ingredients: ingredients.flatMap(({ foodId, grams, cooking, eaten, evaporates }) => {
    const food = byId.get(foodId);
    return food === undefined ? [] : [{ food, grams, cooking, eaten, evaporates }];
  }),
});
const pause = async () => {};
const low = (...axes: readonly (typeof intolerances)[number][]) =>
  Object.fromEntries(axes.map((axis) => [axis, 1 as const]));
const profiles: readonly (readonly [string, Partial<DietaryProfile>])[] = [
  ['milk', { allergens: ['milk'] }],
  ['peanut and tree nuts', { allergens: ['peanut', 'tree_nut'] }],
  ['gluten', { allergens: ['gluten'] }],
  ['vegan', { diets: ['Vegan'] }],
  ['low FODMAP', { limits: low('fodmap') }],
  ['low histamine', { limits: low('histamine') }],
  ['low oxalate', { limits: low('oxalate') }],
  ['five axes', { limits: low(...intolerances) }],
  [
    'milk, vegan, low histamine, no celery',
    {
      allergens: ['milk'],
      diets: ['Vegan'],
      limits: low('histamine'),
      excludedFoods: [{ name: 'Celery', foodIds: ['celery'] }],
    },
  ],
];

describe.each(profiles)('make it fit: %s', (_, wantedProfile) => {
  const profile = { ...emptyProfile, ...wantedProfile };
  // limits of an intolerance are searched for a hundred times as long as an allergen: every sixteenth recipe is enough
  // (the nightly run tries all), and of the others as many as it takes until one was changed
  const isTried = (place: number) =>
    wantedProfile.limits === undefined || place % Number(process.env['SAMPLE_STEP'] ?? 16) === 0;

  test('EXT-15 in a sample with each food of the catalog, changed dishes fit, break no other rule, and no change is superfluous', async () => {
    let changed = 0;
    let unfit = 0;
    const tried = recipes.filter((_recipe, place) => isTried(place));
    const others = recipes.filter((_recipe, place) => !isTried(place));
    for (const [place, recipe] of [...tried, ...others].entries()) {
      if (place >= tried.length && changed > 0) break;
      const dish = dishOf(recipe);
      const before = stateOf(dish, profile);
      const result = await makeItFit(dish, { profile, roles, pause });
      expect(result.kind === 'fits').toBe(isServable(before.judgement));
      if (result.kind === 'fits') continue;
      const one = await findChanges(dish, { profile, roles, pause, maxChanges: 1 });
      const isOne = result.kind === 'changed' && result.changes.length === 1;
      expect(one, recipe.title).toEqual(isOne ? result.changes : null);
      unfit += 1;
      if (result.kind === 'impossible') {
        expect(result.foodIds.length, recipe.title).toBeGreaterThan(0);
        continue;
      }
      changed += 1;
      const after = stateOf(withChanges(dish, result.changes), profile);
      expect(isServable(after.judgement), recipe.title).toBe(true);
      expect([...after.allergens].filter((id) => !before.allergens.has(id))).toEqual([]);
      expect(raisedAxes(before, after).filter((axis) => isLimited(profile, axis))).toEqual([]);
      for (const diet of before.diets) expect(after.diets).toContain(diet);
      const removed = result.changes.map(({ foodId }) => foodId);
      for (const change of result.changes) {
        if (change.kind === 'swap') expect(removed, recipe.title).not.toContain(change.food.id);
        if (change.kind === 'swap')
          for (const id of allergensOfFood(change.food)) expect(before.allergens.has(id)).toBe(true);
        const rest = result.changes.filter((it) => it !== change);
        expect(isServable(stateOf(withChanges(dish, rest), profile).judgement), recipe.title).toBe(false);
      }
    }
    expect(unfit).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
  }, 240_000);
});
