import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { loadCatalogue } from './load-catalogue.ts';

export const contentDirectory = join(import.meta.dirname, '../../content');

export const foods = parseFoods(readFileSync(join(contentDirectory, 'foods.csv'), 'utf8'));
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((it) => [it.id, it]));

/** A recipe of the catalogue with everything that follows from its foods. */
export interface Dish {
  readonly recipe: Recipe;
  readonly computed: ComputedRecipe;
}

export async function loadDishes(): Promise<readonly Dish[]> {
  const recipes = await loadCatalogue(join(contentDirectory, 'recipes'), foods);
  return recipes.map((recipe) => ({ recipe, computed: computeRecipe(recipe, foodsById) }));
}
