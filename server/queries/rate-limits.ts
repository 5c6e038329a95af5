import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export interface Limit {
  /** The name of the counter, such as `check-email`. */
  readonly name: string;
  readonly times: number;
  readonly windowMs: number;
}

const keyOf = (name: string, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex');

/** Counts one use atomically. Resolves to the milliseconds to wait, 0 when it is allowed. */
export async function consumeQuota(db: Db, limit: Limit, subject: string, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + limit.windowMs);
  const row = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit.name, subject), count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then ${ends} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return row.count <= limit.times ? 0 : row.window_ends_at.getTime() - now.getTime();
}

/** Refunds one use, such as that of a successful sign-in. */
export async function refundQuota(db: Db, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(limit.name, subject))
    .execute();
}

/** Failures of one account before back-off starts. */
const freeFailures = 5;
const maxWaitSeconds = 15 * 60;
/** The count resets after a day without attempts; our own figure. */
const retentionMs = 24 * 60 * 60 * 1000;

/**
 * Counts a sign-in as failed before the password is verified, so that parallel guesses count too. Resolves to
 * the milliseconds to wait, 0 when the attempt is allowed. From the fifth failure on the wait is 1 s and
 * doubles up to 15 min.
 */
export async function reserveSignInAttempt(db: Db, email: string, now: Date): Promise<number> {
  const key = keyOf('sign-in', email);
  const failures = sql<number>`case when sign_in_attempts.last_at <= ${new Date(now.getTime() - retentionMs)} then 1 else sign_in_attempts.failures + 1 end`;
  const wait = sql`case when ${failures} < ${freeFailures}::int then 0 else least(power(2, least(${failures} - ${freeFailures}::int, 20)), ${maxWaitSeconds}::int) end`;
  const reserved = await db
    .insertInto('sign_in_attempts')
    .values({ key, failures: 1, blocked_until: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          blocked_until: sql<Date>`${now}::timestamptz + make_interval(secs => ${wait})`,
          last_at: now,
        })
        .where('sign_in_attempts.blocked_until', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  if (reserved !== undefined) return 0;
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(1, (row?.blocked_until.getTime() ?? 0) - now.getTime());
}

/** Resets the failures of an account after a successful sign-in. */
export async function resetSignInFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', keyOf('sign-in', email)).execute();
}
