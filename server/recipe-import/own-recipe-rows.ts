import { dishOf } from '#art/dish-of.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { ownTag } from '#domain/recipe/search-tags.ts';
import { storedFoodIds } from '#domain/source-recipe/stored-food-ids.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import type { OwnRows, RecipeIdentity } from '#server/context/recipe-reader.ts';
import { rowsOf } from '#server/db/recipe-rows.ts';

/** Change it to refresh cached pictures. */
const artVersion = 'own';

/** The two rows, the unmatched lines, and the name bindings that result from the choices. */
export function rowsOfOwn(
  own: OwnRecipe,
  { ref, userId, address, versionOf }: RecipeIdentity,
  foods: FoodsAndRoles,
  bindings: NameBindings,
): OwnRows {
  const { recipe, foods: made, lines, unmatched } = boundOwnRecipe(own, ref, foods, bindings);
  const computed = computeRecipe(recipe, made);
  const rows = rowsOf(recipe, computed, {
    art: dishOf(recipe, foods.byId),
    artVersion,
    synonyms: foods.synonyms,
  });
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
      in_catalog: false,
      owner_id: userId,
      source_address: address,
      version_of: versionOf,
    },
  };
}
