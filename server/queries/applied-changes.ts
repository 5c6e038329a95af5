import type { Db } from '#server/db/connect.ts';

export interface IdempotencyKey {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

/**
 * Claims an idempotency key in the transaction of the change; false when it is taken. A concurrent claim waits
 * here until that transaction has ended.
 */
export async function claimIdempotencyKey(
  tx: Db,
  { userId, operation, key }: IdempotencyKey,
  encryptedTarget: string,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('applied_changes')
    .values({
      user_id: userId,
      operation,
      key,
      target_encrypted: encryptedTarget,
      response_encrypted: null,
      applied_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function storeResponse(
  tx: Db,
  { userId, operation, key }: IdempotencyKey,
  encrypted: string,
): Promise<void> {
  await tx
    .updateTable('applied_changes')
    .set({ response_encrypted: encrypted })
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** What the first call with a key was, and its response; undefined for an unused key. */
export async function findApplied(db: Db, { userId, operation, key }: IdempotencyKey) {
  return db
    .selectFrom('applied_changes')
    .select(['target_encrypted', 'response_encrypted'])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}
