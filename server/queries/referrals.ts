import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Stores the code that referred the member. Returns false, and changes nothing, for an unknown code, the
 * member's own, or when a referrer is set already: one statement, so that of two concurrent calls one
 * succeeds.
 */
export async function nameReferrer(db: Db, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .with('referrer', (query) =>
      query
        .selectFrom('users')
        .select(['id', 'referral_code'])
        .where(sql`lower(referral_code)`, '=', sql`lower(${code.trim()})`)
        // waits for a concurrent deletion of this account
        .forKeyShare(),
    )
    .updateTable('users')
    .from('referrer')
    .set((eb) => ({ referred_by: eb.ref('referrer.referral_code') }))
    .where('users.id', '=', userId)
    .where('users.referred_by', 'is', null)
    .whereRef('referrer.id', '!=', 'users.id')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes the member's own code from the members and sales it referred. Locks the account until the end of `tx`. */
export async function forgetReferralCode(tx: Db, userId: string): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select('referral_code')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const code = owner?.referral_code ?? null;
  if (code === null) return;
  await tx
    .updateTable('users')
    .set({ referred_by: null })
    .where(sql`lower(referred_by)`, '=', sql`lower(${code})`)
    .execute();
  await tx
    .updateTable('referral_sales')
    .set({ referral_code: null })
    .where(sql`lower(referral_code)`, '=', sql`lower(${code})`)
    .execute();
}
