import type { Db } from '#server/db/connect.ts';
import { endTwoStepTokens } from './two-step-tokens.ts';

/** Ends a session: all its tokens are revoked, and its device gets no more pushes. */
export async function endSession(
  db: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('push_tokens')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends one session of a user; false: it isn't theirs, or has ended. */
export async function endOwnSession(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('sessions')
      .select('id')
      // compared as text: an id of the wrong form counts as unknown
      .where((eb) => eb.cast<string>('id', 'text'), '=', sessionId)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (own !== undefined) await endSession(tx, { userId, sessionId }, now);
    return own !== undefined;
  });
}

/** Ends the sign-ins that have begun and opened no session yet. */
async function endPendingSignIns(db: Db, userId: string): Promise<void> {
  // first: waits for one that is opening its session, and refuses those that will
  await db
    .updateTable('users')
    .set((eb) => ({ sign_in_epoch: eb('sign_in_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await endTwoStepTokens(db, userId);
  await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/** Ends all sessions of a user except the current one, and pending sign-ins. */
export async function endOtherSessions(db: Db, userId: string, currentId: string, now: Date): Promise<void> {
  await endPendingSignIns(db, userId);
  await db
    .deleteFrom('push_tokens')
    .where('user_id', '=', userId)
    // the device of the current session registers again if it was stored without its session
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '!=', currentId)]))
    .execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', currentId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user and pending sign-ins, and removes their devices. */
export async function endAllSessions(db: Db, userId: string, now: Date): Promise<void> {
  await endPendingSignIns(db, userId);
  await db.deleteFrom('push_tokens').where('user_id', '=', userId).execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function isSessionOpen(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Maximum number listed, the most recently used. */
const maxListed = 100;

/** The live sessions of a user, the most recently used first. */
export async function listSessions(db: Db, userId: string, now: Date, most = maxListed) {
  return (
    db
      .selectFrom('sessions')
      .select((eb) => [
        'id',
        'device',
        'network',
        'created_at as createdAt',
        eb.fn.coalesce('last_used_at', 'created_at').as('lastUsedAt'),
      ])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      // a session whose refresh token has expired can't be used any more
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('session_tokens')
            .select('session_id')
            .where('session_tokens.user_id', '=', userId)
            .whereRef('session_tokens.session_id', '=', 'sessions.id')
            .where('session_tokens.refresh_expires_at', '>', now),
        ),
      )
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
  );
}
