import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';

export interface EncryptedAnswers {
  readonly category: string;
  readonly encrypted: string;
}

export async function findEncryptedAnswers(db: Db, userId: string): Promise<readonly EncryptedAnswers[]> {
  return db
    .selectFrom('health_answers')
    .select(['category', 'encrypted'])
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces what was submitted before. */
export async function putEncryptedAnswers(
  db: Db,
  userId: string,
  { category, encrypted }: EncryptedAnswers,
  now: Date,
): Promise<void> {
  await db
    .insertInto('health_answers')
    .values({ user_id: userId, category, encrypted, answered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet({ encrypted, answered_at: now }),
    )
    .execute();
}

/** Deletes the answers of one category. */
export async function deleteAnswers(db: Db, userId: string, category: string): Promise<void> {
  await db
    .deleteFrom('health_answers')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .execute();
}

export interface EncryptedScore {
  readonly day: string;
  readonly encrypted: string;
}

/** The most recent days, oldest first. */
export async function findEncryptedScores(
  db: Db,
  userId: string,
  max: number,
): Promise<readonly EncryptedScore[]> {
  const rows = await db
    .selectFrom('health_scores')
    .select(['day', 'encrypted'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .limit(max)
    .execute();
  return rows.reverse();
}

export async function putEncryptedScore(
  db: Db,
  userId: string,
  { day, encrypted }: EncryptedScore,
): Promise<void> {
  await db
    .insertInto('health_scores')
    .values({ user_id: userId, day, encrypted })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ encrypted }))
    .execute();
}

/** Serializes submits of one member until the end of the transaction: each must see the writes of the others. */
export async function lockHealth(tx: Db, userId: string): Promise<void> {
  await lockUntilCommit(tx, `health ${userId}`);
}

/** Deletes all answers and scores. */
export async function deleteHealth(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('health_answers').where('user_id', '=', userId).execute();
  await tx.deleteFrom('health_scores').where('user_id', '=', userId).execute();
}
