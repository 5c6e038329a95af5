import type { Handler } from '#server/context.ts';
import { findCollection, renameCollection } from '#server/queries/collections.ts';
import {
  collectionResponse,
  nameTaken,
  noCollection,
  readName,
} from '#server/recipes/collection-response.ts';

export const updateCollection: Handler<'updateCollection'> = async (context, { params, body, member }) => {
  const { db } = context;
  const outcome = await renameCollection(db, member.userId, params.id, readName(body.name));
  if (outcome === 'taken') throw nameTaken();
  const row =
    outcome === 'unknown' ? undefined : await findCollection(db, member.userId, params.id, 'default');
  if (row === undefined) throw noCollection();
  return { data: await collectionResponse(context, member.userId, row) };
};
