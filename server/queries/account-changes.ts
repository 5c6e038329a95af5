import type { AccountChangeKind } from '#domain/account/account-changes.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Db } from '#server/db/connect.ts';

export interface AccountChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: AccountChangeKind;
  readonly client: CoarseClient;
  readonly now: Date;
  /** The address that can revert it, by a token; null: it can't be reverted. */
  readonly revertibleBy: {
    readonly email: string;
    readonly emailKey: string;
    /** When it was confirmed; null: never. */
    readonly verifiedAt: Date | null;
    readonly tokenHash: string;
    readonly expiresAt: Date;
  } | null;
}

export async function addAccountChange(tx: Db, change: AccountChange): Promise<void> {
  const { revertibleBy: by } = change;
  await tx
    .insertInto('account_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      kind: change.kind,
      former_email: by?.email ?? null,
      former_email_key: by?.emailKey ?? null,
      former_email_verified_at: by?.verifiedAt ?? null,
      token_hash: by?.tokenHash ?? null,
      created_at: change.now,
      expires_at: by?.expiresAt ?? change.now,
      used_at: null,
      ...change.client,
    })
    .execute();
}

/** Maximum number listed. */
const maxListed = 100;

/** The member's changes of the last 30 days, newest first. */
export async function listAccountChanges(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('account_changes')
    .select(['id', 'kind', 'device', 'network', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
}

/** Deletes expired changes, and the address of those that can no longer be reverted. */
export async function deleteExpiredAccountChanges(db: Db, since: Date, now: Date): Promise<void> {
  await db.deleteFrom('account_changes').where('created_at', '<=', since).execute();
  await db
    .updateTable('account_changes')
    .set({ former_email: null, former_email_key: null, former_email_verified_at: null, token_hash: null })
    .where('expires_at', '<=', now)
    .where('token_hash', 'is not', null)
    .execute();
}

/** Whether another account than the user's may still claim the address back. */
export async function isReserved(db: Db, emailKey: string, userId: string, now: Date): Promise<boolean> {
  const pending = await db
    .selectFrom('account_changes')
    .select('id')
    .where('former_email_key', '=', emailKey)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}
