import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { CheckoutsTable } from '#server/db/tables/checkouts.ts';
import { takeTurns } from './job-turns.ts';

export type CheckoutRow = Selectable<CheckoutsTable>;

/** URL of a checkout that can still be paid. */
export async function findOpenCheckoutUrl(db: Db, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('checkouts')
    .select('url')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.url ?? null;
}

/** The one checkout of a member that has neither been paid nor expired. */
export async function findOpenCheckout(db: Db, userId: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst();
}

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Open checkouts that have expired, or whose account was deleted. */
export const takeLateCheckouts = (db: Db, provider: string, now: Date, max: number) =>
  takeTurns<CheckoutRow>(db, {
    table: 'checkouts',
    isDue: sql`provider = ${provider} and status in ('opening', 'open')
      and (expires_at <= ${now} or user_id is null)`,
    now,
    max,
  });

export async function addCheckout(tx: Db, row: Insertable<CheckoutsTable>): Promise<void> {
  await tx.insertInto('checkouts').values(row).execute();
}

/** False when it was no longer being opened. */
export async function setCheckoutOpen(
  db: Db,
  id: string,
  { providerId, url }: { readonly providerId: string; readonly url: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set({ status: 'open', provider_id: providerId, url })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'opening'),
        eb.and([eb('status', '=', 'open'), eb('provider_id', '=', providerId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Deletes one that the provider has not opened; one that has a renewal to restore is stored as expired. No effect on one
 * that has been opened meanwhile: its page must be expired at the provider first.
 */
export async function deleteUnopenedCheckout(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('checkouts')
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .where('restores_renewal', '=', false)
    .execute();
  await setCheckoutExpired(db, id, ['opening']);
}

/** No effect on one with another status; by default, on a paid one. */
export async function setCheckoutExpired(
  db: Db,
  id: string,
  from: readonly ('opening' | 'open')[] = ['opening', 'open'],
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', 'in', from)
    .execute();
}

/**
 * What an open checkout takes the place of has changed, so its price is wrong: it is over here at once, and the jobs
 * close its page.
 */
export async function outdateCheckouts(tx: Db, subscriptionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ expires_at: now })
    .where('replaces', '=', subscriptionId)
    .where('status', 'in', ['opening', 'open'])
    .execute();
}

/** The same of whatever checkout a member has open, when what they agree to with an order has changed. */
export async function outdateOpenCheckout(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', ['opening', 'open'])
    .execute();
}

/** The last unpaid checkout of a member that turned off a renewal which is not restored yet. */
export const findCheckoutToLeave = (db: Db, userId: string): Promise<CheckoutRow | undefined> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('restores_renewal', '=', true)
    .where('status', 'in', ['opening', 'open', 'expired'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Closed checkouts that turned off a renewal which is not restored yet. */
export const takeToRestore = (db: Db, provider: string, now: Date, max: number) =>
  takeTurns<CheckoutRow>(db, {
    table: 'checkouts',
    isDue: sql`restores_renewal and status = 'expired' and provider = ${provider}`,
    now,
    max,
  });

/** The renewal is as it was, or as the member has decided since. */
export async function clearRenewalRestore(
  db: Db,
  condition: { checkoutId: string } | { subscriptionId: string },
) {
  await db
    .updateTable('checkouts')
    .set({ restores_renewal: false })
    .where('restores_renewal', '=', true)
    .where(
      'checkoutId' in condition ? 'id' : 'replaces',
      '=',
      'checkoutId' in condition ? condition.checkoutId : condition.subscriptionId,
    )
    .execute();
}

export async function setCheckoutPaid(tx: Db, id: string): Promise<void> {
  await tx.updateTable('checkouts').set({ status: 'paid' }).where('id', '=', id).execute();
}
