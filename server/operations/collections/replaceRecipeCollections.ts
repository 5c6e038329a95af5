import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { replaceCollectionsOfRecipe } from '#server/queries/collection-recipes.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { fullCollection, noRecipe, recipeCollections } from '#server/recipes/collection-response.ts';

export const replaceRecipeCollections: Handler<'replaceRecipeCollections'> = async (
  { db, now },
  { params, body, member },
) => {
  const recipeId = await findRecipeId(db, params.id, member.userId);
  if (recipeId === undefined) throw noRecipe();
  const outcome = await replaceCollectionsOfRecipe(db, member.userId, recipeId, body.collection_ids, now());
  if (outcome === 'unknownCollection')
    throw invalid({ collection_ids: ['One of these collections doesn’t exist, so nothing changed.'] });
  if (outcome === 'full') throw fullCollection();
  return { data: await recipeCollections(db, member.userId, recipeId) };
};
