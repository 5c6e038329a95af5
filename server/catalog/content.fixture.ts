import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { loadCatalog } from './load-catalog.ts';

export const contentDirectory = join(import.meta.dirname, '../../content');

export const foods = parseFoods(readFileSync(join(contentDirectory, 'foods.csv'), 'utf8'));
export const synonyms = readSynonyms(readFileSync(join(contentDirectory, 'synonyms.csv'), 'utf8'));
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((it) => [it.id, it]));

/** A recipe of the catalog with everything computed from its foods. */
export interface Dish {
  readonly recipe: Recipe;
  readonly computed: ComputedRecipe;
}

async function computedDishes(): Promise<readonly Dish[]> {
  const recipes = await loadCatalog(join(contentDirectory, 'recipes'), foods);
  return recipes.map((recipe) => ({ recipe, computed: computeRecipe(recipe, foodsById) }));
}

let dishes: Promise<readonly Dish[]> | null = null;

/** All recipes of the catalog; computed once for all test files of a worker. */
export const loadDishes = (): Promise<readonly Dish[]> => {
  dishes ??= computedDishes();
  return dishes;
};
