import { dishOf } from '#art/dish-of.ts';
import type { Food } from '#domain/food/food.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { elsewhereTag } from '#domain/recipe/search-tags.ts';
import { storedFoodIds } from '#domain/source-recipe/stored-food-ids.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import { rowsOf } from '#server/db/recipe-rows.ts';

/** Change it to refresh the cached pictures. */
const artVersion = 'outside';

/** When a recipe of the source was fetched, and its id there. */
interface Fetched {
  readonly sourceId: number;
  readonly readAt: Date | null;
}

/**
 * The two rows of an external recipe, which is found by its ids only and never listed. `used`: its foods by the ids of
 * its ingredients, with placeholders.
 */
export function externalRows(
  recipe: Recipe,
  used: ReadonlyMap<string, Food>,
  { byId, synonyms }: FoodsAndRoles,
  { sourceId, readAt }: Fetched,
) {
  const computed = computeRecipe(recipe, used);
  const rows = rowsOf(recipe, computed, { art: dishOf(recipe, byId), artVersion, synonyms });
  return {
    details: rows.details,
    recipe: {
      ...rows.recipe,
      spoonacular_id: sourceId,
      tags: [elsewhereTag, ...rows.recipe.tags],
      food_ids: storedFoodIds(computed),
      in_catalog: false,
      source_read_at: readAt,
    },
  };
}
