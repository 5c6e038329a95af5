import type { Handler } from '#server/context.ts';
import { endOtherSessions as end } from '#server/queries/session-ends.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ db, now }, { member }) => {
  await db.transaction().execute((tx) => end(tx, member.userId, member.sessionId, now()));
  return { message: 'You are signed out on all other devices.' };
};
