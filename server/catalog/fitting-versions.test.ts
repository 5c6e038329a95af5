import { expect, test } from 'vitest';
import type { FittingChange } from '#domain/make-it-fit/fitting-steps.ts';
import { changedIngredients, versionOf } from '#domain/make-it-fit/version-of.ts';
import { boundOwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { loadDishes } from './content.fixture.ts';
import { loadFoods } from './load-foods.ts';

const table = await loadFoods();
const step = Number(process.env['SAMPLE_STEP'] ?? 24);

const dishOf = ({ title, ingredients, servings }: Recipe): Dish => ({
  title,
  servings,
  ingredients: ingredients.flatMap(({ foodId, grams, cooking, eaten, evaporates }) => {
    const food = table.byId.get(foodId);
    return food === undefined ? [] : [{ food, grams, cooking, eaten, evaporates }];
  }),
});

/** Its closest substitute, or none of it. */
function changeOf(recipe: Recipe, foodId: string): FittingChange {
  const [swap] = table.swapRoles.substitutesFor(foodId, dishOf(recipe));
  return swap === undefined ? { kind: 'omission', foodId } : { kind: 'swap', foodId, ...swap };
}

test('EXT-15 a version has the amounts, levels, and nutrients of the dish with its change, and nothing in doubt', async () => {
  const sample = (await loadDishes()).filter((_, place) => place % step === 0);
  let versions = 0;
  for (const { recipe } of sample)
    for (const foodId of new Set(recipe.ingredients.map((it) => it.foodId))) {
      if (foodId === 'water' || recipe.ingredients.length < 2) continue;
      const changes = [changeOf(recipe, foodId)];
      const name = `${recipe.refId} without ${foodId}`;
      const written = { ...recipe, summary: '', author: null };
      const own = versionOf(written, changes, table);
      const bound = boundOwnRecipe(own, recipe.refId, table);
      expect(bound.unlisted, name).toEqual([]);
      expect(
        own.choices?.every(({ grams }) => grams === null || grams >= 0.01),
        name,
      ).toBe(true);
      const changed = { ...recipe, ingredients: changedIngredients(recipe.ingredients, changes) };
      const promised = computeRecipe(changed, table.byId);
      const saved = computeRecipe(bound.recipe, new Map([...table.byId, ...bound.foods]));
      expect(saved.verdicts, name).toEqual(promised.verdicts);
      expect(saved.nutrients, name).toEqual(promised.nutrients);
      versions += 1;
    }
  expect(versions).toBeGreaterThan(sample.length);
}, 600_000);
