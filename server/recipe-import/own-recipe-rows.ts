import { dishOf } from '#domain/dish-art/dish-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { ownTag } from '#domain/recipe/search-tags.ts';
import { baseFoodId } from '#domain/source-recipe/unknown-food.ts';
import { rowsOf } from '#server/db/recipe-rows.ts';

/** Another one has the pictures fetched anew. */
const artVersion = 'own';

export interface Kept {
  /** Nobody can guess it: its picture is served to whoever knows it. */
  readonly ref: string;
  readonly userId: string;
  readonly address: string | null;
  /** Id of the recipe it is a version of. */
  readonly versionOf: number | null;
}

export type OwnRows = ReturnType<typeof rowsOfOwn>;

/** Its two rows, and the lines that are no food of ours. */
export function rowsOfOwn(own: OwnRecipe, { ref, userId, address, versionOf }: Kept, foods: FoodTable) {
  const { recipe, foods: made, unmatched } = boundOwnRecipe(own, ref, foods);
  const computed = computeRecipe(recipe, made);
  const rows = rowsOf(recipe, computed, dishOf(recipe, foods.byId), artVersion);
  const foodIds = computed.foodIds.flatMap((id) => [id, baseFoodId(id)]);
  return {
    unmatched,
    lines: own.lines,
    details: rows.details,
    recipe: {
      ...rows.recipe,
      tags: [ownTag, ...rows.recipe.tags],
      food_ids: [...new Set(foodIds)],
      in_catalogue: false,
      owner_id: userId,
      source_address: address,
      version_of: versionOf,
    },
  };
}
