import { readCollectionSort } from '#domain/collection/collection.ts';
import type { Handler } from '#server/context.ts';
import { findCollection } from '#server/queries/collections.ts';
import { collectionResponse, noCollection } from '#server/recipes/collection-response.ts';

export const getCollection: Handler<'getCollection'> = async (context, { params, query, member }) => {
  const sort = readCollectionSort(query?.sort_by ?? '');
  const row = await findCollection(context.db, member.userId, params.id, sort);
  if (row === undefined) throw noCollection();
  return { data: await collectionResponse(context, member.userId, row) };
};
