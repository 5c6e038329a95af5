import type { Db } from '#server/db/connect.ts';

interface Confirmation {
  readonly tokenHash: string;
  readonly userId: string;
  readonly sessionId: string;
}

export async function addConfirmation(
  db: Db,
  { tokenHash, userId, sessionId, expiresAt }: Confirmation & { readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('confirmations')
    .values({ token_hash: tokenHash, user_id: userId, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

/** Whether the member has confirmed their identity in this session within the time limit. */
export async function isConfirmed(
  db: Db,
  { tokenHash, userId, sessionId, now }: Confirmation & { readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('confirmations')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
