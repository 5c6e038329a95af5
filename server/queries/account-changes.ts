import type { Db } from '#server/db/connect.ts';
import { removeCalendar } from './calendar-addresses.ts';
import { endAllSessions } from './sessions.ts';

export interface AccountChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'email' | 'password';
  /** The address that can take it back. */
  readonly formerEmail: string;
  readonly formerEmailKey: string;
  readonly tokenHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function addAccountChange(tx: Db, change: AccountChange): Promise<void> {
  await tx
    .insertInto('account_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      kind: change.kind,
      former_email: change.formerEmail,
      former_email_key: change.formerEmailKey,
      token_hash: change.tokenHash,
      created_at: change.now,
      expires_at: change.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Whether another account may still take the address back. */
export async function isReserved(
  db: Db,
  emailKey: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const held = await db
    .selectFrom('account_changes')
    .select('id')
    .where('former_email_key', '=', emailKey)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== null, (query) => query.where('user_id', '!=', userId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Takes a change back, with all later ones: the former address is the account's again and verified, as its mailbox has
 * the token; no password works, all sessions end. Undefined: the token is unknown, used or expired.
 */
export async function restoreAccount(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  return db.transaction().execute(async (tx) => {
    const change = await tx
      .updateTable('account_changes')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning([
        'user_id as userId',
        'former_email as email',
        'former_email_key as key',
        'created_at as at',
      ])
      .executeTakeFirst();
    if (change === undefined) return undefined;
    const { userId, email, key } = change;
    await tx
      .updateTable('account_changes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('created_at', '>=', change.at)
      .where('used_at', 'is', null)
      .execute();
    await tx
      .updateTable('users')
      .set({ email, email_key: key, email_verified_at: now, password_hash: null })
      .where('id', '=', userId)
      .execute();
    await endAllSessions(tx, userId, now);
    await removeCalendar(tx, userId);
    return { userId, email };
  });
}
