import type { Handler } from '#server/context.ts';
import { renameCollection } from '#server/queries/collections.ts';
import { nameTaken, noCollection, openCollection, readName } from '#server/recipes/collection-response.ts';

export const updateCollection: Handler<'updateCollection'> = async (
  context,
  { params, query, body, member },
) => {
  const { userId } = member;
  const outcome = await renameCollection(context.db, userId, params.id, readName(body.name));
  if (outcome === 'taken') throw nameTaken();
  if (outcome === 'unknown') throw noCollection();
  const { data } = await openCollection(context, userId, params.id, query);
  return { data };
};
