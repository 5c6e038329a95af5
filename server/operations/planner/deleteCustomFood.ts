import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { storedId } from '#server/queries/collections.ts';
import { removeFood } from '#server/queries/custom-foods.ts';

export const deleteCustomFood: Handler<'deleteCustomFood'> = async ({ db, now }, { params, member }) => {
  const id = storedId(params.id);
  if (id === null || !(await removeFood(db, member.userId, id, now())))
    throw notFound('There is no such food among yours.');
  return { message: 'Custom food removed.' };
};
