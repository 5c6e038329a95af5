import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { hasPaid } from './payments.ts';
import { lockMembership } from './subscriptions.ts';

/** Whether the owner of the code was brought by the member, also through others. */
async function isBroughtBy(tx: Db, code: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_circle: boolean }>`
    with recursive line as (
      select id, referred_by from users where lower(referral_code) = lower(${code})
      union
      select referrer.id, referrer.referred_by from line
      join users referrer on lower(referrer.referral_code) = lower(line.referred_by)
    )
    select exists (select from line where id <> ${userId}::uuid and lower(referred_by) =
      (select lower(referral_code) from users where id = ${userId}::uuid)) as is_circle`.execute(tx);
  return rows[0]?.is_circle ?? false;
}

/**
 * Stores the code that referred the member, once, and before the first payment. `unknown`: no such code, the member's
 * own, or a referrer is set already. `circle`: the member brought its owner. A refusal changes nothing.
 */
export async function nameReferrer(
  db: Db,
  userId: string,
  code: string,
): Promise<'named' | 'unknown' | 'paid' | 'circle'> {
  return db.transaction().execute(async (tx) => {
    // of two who name each other at the same time, one is refused
    await lockUntilCommit(tx, 'referrers');
    // a payment that is being recorded counts
    await lockMembership(tx, userId);
    if (await hasPaid(tx, userId)) return 'paid';
    if (await isBroughtBy(tx, code.trim(), userId)) return 'circle';
    return (await setReferrer(tx, userId, code)) ? 'named' : 'unknown';
  });
}

async function setReferrer(tx: Db, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
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
