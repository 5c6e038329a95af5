import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { syncRecipes } from '#server/queries/collection-recipes.ts';
import { noCollection, openCollection } from '#server/recipes/collection-response.ts';

export const syncCollection: Handler<'syncCollection'> = async (context, { params, query, body, member }) => {
  const { db, now } = context;
  const outcome = await syncRecipes(db, member.userId, params.id, body.recipe_ids, now());
  if (outcome === 'unknownRecipe')
    throw invalid({ recipe_ids: ['One of these recipes doesn’t exist, so nothing changed.'] });
  if (outcome === 'unknownCollection') throw noCollection();
  const { data } = await openCollection(context, member.userId, params.id, query);
  return { data };
};
