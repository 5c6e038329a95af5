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
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('applied_changes')
    .values({ user_id: userId, operation, key, answer: null, applied_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function storeResponse(
  tx: Db,
  { userId, operation, key }: IdempotencyKey,
  response: unknown,
): Promise<void> {
  await tx
    .updateTable('applied_changes')
    .set({ answer: JSON.stringify(response) })
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** The stored response of a key; undefined for an unused one. */
export async function findResponse(db: Db, { userId, operation, key }: IdempotencyKey): Promise<unknown> {
  const found = await db
    .selectFrom('applied_changes')
    .select('answer')
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.answer;
}
