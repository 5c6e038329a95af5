import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Keeps whose code brought the member. Returns false, and changes nothing, when the code is nobody's or the
 * member's own, or when somebody was named before: one statement, so that of two at a time only one counts.
 */
export async function nameReferrer(db: Db, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .from('users as referrer')
    .set((eb) => ({ referred_by: eb.ref('referrer.referral_code') }))
    .where('users.id', '=', userId)
    .where('users.referred_by', 'is', null)
    .where(sql`lower(referrer.referral_code)`, '=', sql`lower(${code.trim()})`)
    .whereRef('referrer.id', '!=', 'users.id')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
