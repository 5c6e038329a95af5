import type { Db } from '#server/db/connect.ts';

/** Number of unused codes. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Replaces the member's codes. */
export async function putRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await removeRecoveryCodes(tx, userId, now);
  await tx
    .insertInto('recovery_codes')
    .values(
      hashes.map((hash) => ({
        user_id: userId,
        code_hash: hash,
        created_at: now,
        used_at: null,
        removed_at: null,
      })),
    )
    .execute();
}

export async function removeRecoveryCodes(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('recovery_codes')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Consumes a code; false for one that is wrong, used or replaced. Of two concurrent uses one succeeds. */
export async function consumeRecoveryCode(tx: Db, userId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('removed_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
