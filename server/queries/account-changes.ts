import type { AccountChangeKind } from '#domain/account/account-changes.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Db } from '#server/db/connect.ts';
import { removeCalendar } from './calendar-addresses.ts';
import { deleteOpenInvites } from './household-invites.ts';
import { deleteReportLinks } from './report-links.ts';
import { endAllSessions } from './session-ends.ts';
import { deleteIdentitiesSince } from './social-identities.ts';
import { restoreTwoStep } from './two-step.ts';

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
    .set({ former_email: null, former_email_key: null, token_hash: null })
    .where('expires_at', '<=', now)
    .where('token_hash', 'is not', null)
    .execute();
}

/** Whether another account may still claim the address back. */
export async function isReserved(
  db: Db,
  emailKey: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const pending = await db
    .selectFrom('account_changes')
    .select('id')
    .where('former_email_key', '=', emailKey)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== null, (query) => query.where('user_id', '!=', userId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/**
 * Reverts a change, with all later ones, in the caller's transaction: the former address is set and verified,
 * as its mailbox has the token; the second step is restored; sign-ins with Google or Facebook that were
 * linked since are removed; the password is removed, all sessions end. Undefined: the token is unknown, used or
 * expired.
 */
export async function restoreAccount(
  tx: Db,
  {
    tokenHash,
    partnerId,
    now,
  }: { readonly tokenHash: string; readonly partnerId: string; readonly now: Date },
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const change = await tx
    .updateTable('account_changes')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('partner_id', '=', partnerId))
    .returning(['user_id as userId', 'former_email as email', 'former_email_key as key', 'created_at as at'])
    .executeTakeFirst();
  if (!change?.email || !change.key) return undefined;
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
  await restoreTwoStep(tx, userId, change.at);
  await deleteIdentitiesSince(tx, userId, change.at);
  await removeCalendar(tx, userId);
  await deleteReportLinks(tx, userId);
  await deleteOpenInvites(tx, userId);
  return { userId, email };
}
