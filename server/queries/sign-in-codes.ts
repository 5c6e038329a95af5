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
 * The user a code was issued for. The code is gone with the first try, also with one that names another address;
 * deleting it is what makes it good for one of two tries at the same time.
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
