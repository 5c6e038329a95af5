import { type CatalogDish, catalogDish } from '#domain/catalog/catalog-dish.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { loadCatalog } from './load-catalog.ts';

/** The recipes of a directory with everything computed from their foods. Throws CatalogError like `loadCatalog`. */
export async function loadDishes(
  directory: string,
  { foods, byId }: Pick<FoodTable, 'foods' | 'byId'>,
): Promise<readonly CatalogDish[]> {
  const recipes = await loadCatalog(directory, foods);
  return recipes.map((recipe) => catalogDish(recipe, computeRecipe(recipe, byId), byId));
}
