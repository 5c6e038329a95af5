import type { Handler } from '#server/context.ts';
import { deleteLimit } from '#server/queries/trigger-tests.ts';

export const deleteTriggerLimit: Handler<'deleteTriggerLimit'> = async ({ db }, { params, member }) => {
  await deleteLimit(db, member.userId, params.id);
  return { message: 'Your limit is gone.' };
};
