import { readCollectionSort } from '#domain/collection/collection.ts';
import type { Handler } from '#server/context.ts';
import { findCollections } from '#server/queries/collections.ts';
import { collectionResponses } from '#server/recipes/collection-response.ts';

/** Number of recipes shown per collection in the list. */
const preview = 4;

export const listCollections: Handler<'listCollections'> = async (context, { query, member }) => {
  const sort = readCollectionSort(query?.sort_by ?? '');
  const rows = await findCollections(context.db, member.userId, { words: query?.query ?? '', sort, preview });
  return { data: await collectionResponses(context, member.userId, rows) };
};
