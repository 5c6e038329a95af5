import type { Handler } from '#server/context.ts';
import { removeCollection } from '#server/queries/collections.ts';
import { noCollection } from '#server/recipes/collection-response.ts';

export const deleteCollection: Handler<'deleteCollection'> = async ({ db }, { params, member }) => {
  if (!(await removeCollection(db, member.userId, params.id))) throw noCollection();
  return { message: 'Collection removed.' };
};
