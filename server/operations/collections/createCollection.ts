import type { Handler } from '#server/context.ts';
import { addCollection } from '#server/queries/collections.ts';
import { collectionAnswer, nameTaken, readName } from '#server/recipes/collection-answer.ts';

export const createCollection: Handler<'createCollection'> = async (context, { body, member }) => {
  const row = await addCollection(context.db, member.userId, readName(body.name), context.now());
  if (row === 'taken') throw nameTaken();
  return { data: await collectionAnswer(context, member.userId, row) };
};
