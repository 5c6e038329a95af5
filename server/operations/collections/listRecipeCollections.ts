import type { Handler } from '#server/context.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { noRecipe, recipeCollections } from '#server/recipes/collection-response.ts';

export const listRecipeCollections: Handler<'listRecipeCollections'> = async ({ db }, { params, member }) => {
  const recipeId = await findRecipeId(db, params.id, member.userId);
  if (recipeId === undefined) throw noRecipe();
  return { data: await recipeCollections(db, member.userId, recipeId) };
};
