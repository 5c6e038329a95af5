import type { Handler } from '#server/context.ts';
import { addCollection } from '#server/queries/collections.ts';
import {
  collectionResponse,
  nameTaken,
  readName,
  tooManyCollections,
} from '#server/recipes/collection-response.ts';

export const createCollection: Handler<'createCollection'> = async (context, { body, member }) => {
  const row = await addCollection(context.db, member.userId, readName(body.name), context.now());
  if (row === 'taken') throw nameTaken();
  if (row === 'tooMany') throw tooManyCollections();
  return { data: await collectionResponse(context, member.userId, row) };
};
