import { dishOf } from '#art/dish-of.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { NameBindings } from '#domain/own-recipe/name-bindings.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { ownTag } from '#domain/recipe/search-tags.ts';
import { baseFoodId } from '#domain/source-recipe/unknown-food.ts';
import type { Kept, OwnRows } from '#server/context/recipe-reader.ts';
import { rowsOf } from '#server/db/recipe-rows.ts';

/** Another one has the pictures fetched anew. */
const artVersion = 'own';

/** With the foods themselves beside those of which only the weight is not known. */
export const storedFoodIds = ({
  foodIds,
  rawFoodIds,
}: Pick<ComputedRecipe, 'foodIds' | 'rawFoodIds'>): string[] => [
  ...new Set([...foodIds.flatMap((id) => [id, baseFoodId(id)]), ...rawFoodIds]),
];

/** The two rows, the unmatched lines, and the name bindings that result from the choices. */
export function rowsOfOwn(
  own: OwnRecipe,
  { ref, userId, address, versionOf }: Kept,
  foods: FoodTable,
  bindings: NameBindings,
): OwnRows {
  const { recipe, foods: made, lines, unmatched } = boundOwnRecipe(own, ref, foods, bindings);
  const computed = computeRecipe(recipe, made);
  const rows = rowsOf(recipe, computed, dishOf(recipe, foods.byId), artVersion);
  return {
    unmatched,
    lines: own.lines,
    choices: lines.flatMap(({ choice }) => choice ?? []),
    chosen: new Map(
      lines.flatMap(({ chosenKey, choice }): [string, string][] =>
        chosenKey === '' || choice?.foodId == null ? [] : [[chosenKey, choice.foodId]],
      ),
    ),
    details: rows.details,
    recipe: {
      ...rows.recipe,
      tags: [ownTag, ...rows.recipe.tags],
      food_ids: storedFoodIds(computed),
      in_catalogue: false,
      owner_id: userId,
      source_address: address,
      version_of: versionOf,
    },
  };
}
