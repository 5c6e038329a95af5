import type { Db } from '#server/db/connect.ts';

export interface IdempotencyKey {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

/**
 * Whether the change is the first with its key, to be called in its transaction: another one at the same time waits
 * here until that has ended.
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
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('applied_changes')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** What the change was answered with; undefined when it has not been done. */
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
