import type { Handler } from '#server/context.ts';
import { addCollection } from '#server/queries/collections.ts';
import { collectionResponse, nameTaken, readName } from '#server/recipes/collection-response.ts';

export const createCollection: Handler<'createCollection'> = async (context, { body, member }) => {
  const row = await addCollection(context.db, member.userId, readName(body.name), context.now());
  if (row === 'taken') throw nameTaken();
  return { data: await collectionResponse(context, member.userId, row) };
};
