import type { Db } from '#server/db/connect.ts';

export interface InviteRow {
  readonly id: number;
  readonly householdId: number;
  readonly senderId: string;
  readonly senderName: string;
  readonly senderEmail: string;
  /** Blocked, or about to be deleted. */
  readonly isSenderGone: boolean;
  readonly partnerId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const invites = (db: Db) =>
  db
    .selectFrom('household_invites')
    .innerJoin('users', 'users.id', 'household_invites.user_id')
    .select([
      'household_invites.id',
      'household_id as householdId',
      'user_id as senderId',
      'users.name as senderName',
      'users.email as senderEmail',
      'users.blocked_at as blockedAt',
      'users.deletion_due_at as deletionDueAt',
      'users.partner_id as partnerId',
      'expires_at as expiresAt',
      'used_at as usedAt',
    ]);

const asInvite = ({
  blockedAt,
  deletionDueAt,
  ...row
}: Omit<InviteRow, 'isSenderGone'> & {
  readonly blockedAt: Date | null;
  readonly deletionDueAt: Date | null;
}): InviteRow => ({
  ...row,
  isSenderGone: blockedAt !== null || deletionDueAt !== null,
});

/** The invites of a household that can still be used, oldest first. */
export async function findOpenInvites(db: Db, householdId: number, now: Date): Promise<readonly InviteRow[]> {
  const rows = await invites(db)
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('household_invites.id')
    .execute();
  return rows.map(asInvite).filter(({ isSenderGone }) => !isSenderGone);
}

/** The invite of a code, locked until the transaction ends, so that it is used once. */
export async function findInvite(tx: Db, codeHash: string): Promise<InviteRow | undefined> {
  const row = await invites(tx)
    .where('code_hash', '=', codeHash)
    .forUpdate('household_invites')
    .executeTakeFirst();
  return row && asInvite(row);
}

export async function addInvite(
  tx: Db,
  invite: {
    readonly householdId: number;
    readonly senderId: string;
    readonly codeHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('household_invites')
    .values({
      household_id: invite.householdId,
      user_id: invite.senderId,
      code_hash: invite.codeHash,
      created_at: invite.now,
      expires_at: invite.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function markUsed(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('household_invites').set({ used_at: now }).where('id', '=', id).execute();
}

/** Takes an invite of the household back; false if there is none of this id. */
export async function deleteInvite(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('household_invites')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes invites that ended before `before`. */
export async function deleteOldInvites(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('household_invites').where('expires_at', '<=', before).execute();
}

/** Deletes the invites of a sender that nobody has accepted. */
export async function deleteOpenInvites(db: Db, senderId: string): Promise<void> {
  await db
    .deleteFrom('household_invites')
    .where('user_id', '=', senderId)
    .where('used_at', 'is', null)
    .execute();
}
