import type { Db } from '#server/db/connect.ts';

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
    })
    .execute();
}

/**
 * Consumes a code and returns its user. The first attempt deletes it, even with a wrong redirect URI;
 * the delete makes it valid for only one of two concurrent attempts.
 */
export async function consumeSignInCode(db: Db, codeHash: string, redirectUri: string, now: Date) {
  const used = await db
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', codeHash)
    .returning(['user_id', 'redirect_uri', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.redirect_uri !== redirectUri || used.expires_at <= now) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'partner_id as partnerId', 'blocked_at as blockedAt'])
    .where('id', '=', used.user_id)
    .executeTakeFirst();
}
