import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export interface EncryptedAnswers {
  readonly category: string;
  readonly sealed: string;
}

export async function findEncryptedAnswers(db: Db, userId: string): Promise<readonly EncryptedAnswers[]> {
  return db
    .selectFrom('health_answers')
    .select(['category', 'sealed'])
    .where('user_id', '=', userId)
    .execute();
}

/** Replaces what was submitted before. */
export async function putEncryptedAnswers(
  db: Db,
  userId: string,
  { category, sealed }: EncryptedAnswers,
  now: Date,
): Promise<void> {
  await db
    .insertInto('health_answers')
    .values({ user_id: userId, category, sealed, answered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet({ sealed, answered_at: now }),
    )
    .execute();
}

/** Deletes the answers of one category. */
export async function forgetAnswers(db: Db, userId: string, category: string): Promise<void> {
  await db
    .deleteFrom('health_answers')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .execute();
}

export interface EncryptedScore {
  readonly day: string;
  readonly sealed: string;
}

/** The most recent days, oldest first. */
export async function findEncryptedScores(
  db: Db,
  userId: string,
  most: number,
): Promise<readonly EncryptedScore[]> {
  const rows = await db
    .selectFrom('health_scores')
    .select(['day', 'sealed'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

export async function putEncryptedScore(
  db: Db,
  userId: string,
  { day, sealed }: EncryptedScore,
): Promise<void> {
  await db
    .insertInto('health_scores')
    .values({ user_id: userId, day, sealed })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ sealed }))
    .execute();
}

/** Serializes submits of one member until the end of the transaction: each must see the writes of the others. */
export async function lockHealth(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`health ${userId}`}))`.execute(tx);
}

/** Deletes all answers and scores. */
export async function forgetHealth(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('health_answers').where('user_id', '=', userId).execute();
  await tx.deleteFrom('health_scores').where('user_id', '=', userId).execute();
}
