import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ db, now }, { member }) => {
  const user = await findCurrentUser(db, member.userId, now());
  if (user === undefined) throw unauthorized();
  return { data: user };
};
