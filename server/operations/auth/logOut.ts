import type { Handler } from '#server/context.ts';
import { endSession } from '#server/queries/session-ends.ts';

export const logOut: Handler<'logOut'> = async ({ db, now }, { member, setReadingCookie }) => {
  await endSession(db, member, now());
  setReadingCookie(null);
  return { message: 'You have been logged out.' };
};
