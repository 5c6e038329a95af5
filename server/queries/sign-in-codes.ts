import type { Db } from '#server/db/connect.ts';
import { endSession } from './session-ends.ts';

export async function addSignInCode(
  db: Db,
  code: {
    readonly hash: string;
    readonly userId: string;
    readonly redirectUri: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('sign_in_codes')
    .values({
      code_hash: code.hash,
      user_id: code.userId,
      redirect_uri: code.redirectUri,
      expires_at: code.expiresAt,
      used_at: null,
      session_id: null,
    })
    .execute();
}

/**
 * Consumes a code for a session and returns its user. The first attempt uses it up, even with a wrong
 * redirect URI; of two concurrent attempts one succeeds. A second attempt ends the session that the first one
 * opened, also one pending its second step (RFC 9700, 4.5).
 */
export async function consumeSignInCode(
  db: Db,
  codeHash: string,
  { redirectUri, sessionId, now }: { redirectUri: string; sessionId: string; now: Date },
) {
  const used = await db
    .updateTable('sign_in_codes')
    .set({ used_at: now, session_id: sessionId })
    .from('users')
    .whereRef('users.id', '=', 'sign_in_codes.user_id')
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    // of the user in the same statement: sign-ins that are ended after it are noticed
    .returning([
      'users.id',
      'users.partner_id as partnerId',
      'users.blocked_at as blockedAt',
      'users.sign_in_epoch as signInEpoch',
      'redirect_uri as redirectUri',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst();
  if (used === undefined) {
    const earlier = await db
      .selectFrom('sign_in_codes')
      .select(['user_id', 'session_id'])
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    if (earlier?.session_id) {
      const { user_id: userId, session_id: opened } = earlier;
      await endSession(db, { userId, sessionId: opened }, now);
      await db
        .deleteFrom('two_step_tokens')
        .where('user_id', '=', userId)
        .where('session_id', '=', opened)
        .execute();
    }
    return undefined;
  }
  return used.redirectUri === redirectUri && used.expiresAt > now ? used : undefined;
}
