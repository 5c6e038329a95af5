import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { endOwnSession as end } from '#server/queries/session-ends.ts';

export const endOwnSession: Handler<'endOwnSession'> = async ({ db, now }, { member, params }) => {
  if (!(await end(db, member.userId, params.id, now()))) throw notFound();
  return { message: 'The device is signed out.' };
};
