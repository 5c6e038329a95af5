import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { syncRecipes } from '#server/queries/collection-recipes.ts';
import { findCollection } from '#server/queries/collections.ts';
import { collectionResponse, noCollection } from '#server/recipes/collection-response.ts';

export const syncCollection: Handler<'syncCollection'> = async (context, { params, body, member }) => {
  const { db, now } = context;
  const outcome = await syncRecipes(db, member.userId, params.id, body.recipe_ids, now());
  if (outcome === 'unknownRecipe')
    throw invalid({ recipe_ids: ['One of these recipes doesn’t exist, so nothing changed.'] });
  const row =
    outcome === 'synced' ? await findCollection(db, member.userId, params.id, 'default') : undefined;
  if (row === undefined) throw noCollection();
  return { data: await collectionResponse(context, member.userId, row) };
};
