import type { Member } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { unauthorized } from '#server/errors.ts';
import { isSessionOpen } from '#server/queries/session-ends.ts';
import { type LockedUser, lockUser } from '#server/queries/users.ts';

/**
 * Locks the member at the start of a change that lets somebody in. Throws 401 if the session has ended since the call
 * began, as what ended it would not undo this change.
 */
export async function lockMember(
  tx: Db,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<LockedUser> {
  const user = await lockUser(tx, userId);
  if (user === undefined || !(await isSessionOpen(tx, userId, sessionId))) throw unauthorized();
  return user;
}
