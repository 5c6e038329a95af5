import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { RefundsTable } from '#server/db/tables/payments.ts';

export async function addRefund(
  tx: Db,
  refund: Pick<Insertable<RefundsTable>, 'id' | 'payment_id' | 'amount_cents' | 'reason'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, status: 'waiting', created_at: now, next_attempt_at: now, attempts: 0 })
    .execute();
}

/** Refunds of a payment that have not failed, in minor units; those that the provider knows included. */
export async function sumOfRefunds(db: Db, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) =>
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount_cents'), eb.lit(0)), 'integer').as('cents'),
    )
    .where('payment_id', '=', paymentId)
    .where('status', '!=', 'refused')
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Claims the due refunds of a provider until `next`; each goes to one caller. */
export const claimRefunds = (
  db: Db,
  provider: string,
  { now, next }: { readonly now: Date; readonly next: (attempts: number) => Date },
) =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
      .select([
        'refunds.id',
        'refunds.payment_id as paymentId',
        'refunds.amount_cents as amount',
        'refunds.attempts',
        'subscriptions.provider_id as subscription',
      ])
      .where('payments.provider', '=', provider)
      .where('refunds.status', '=', 'waiting')
      .where('refunds.next_attempt_at', '<=', now)
      .orderBy('refunds.created_at')
      .limit(20)
      .forUpdate('refunds')
      .skipLocked()
      .execute();
    for (const { id, attempts } of rows)
      await tx
        .updateTable('refunds')
        .set({ attempts: attempts + 1, next_attempt_at: next(attempts) })
        .where('id', '=', id)
        .execute();
    return rows;
  });

export async function setRefund(db: Db, id: string, status: 'done' | 'refused'): Promise<void> {
  await db.updateTable('refunds').set({ status, next_attempt_at: null }).where('id', '=', id).execute();
}

/** Payments of which the provider has refused to return something that has not come back since. */
export const listRefusedRefunds = (db: Db, provider: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .where('payments.provider', '=', provider)
    .where('payments.disputed', '=', false)
    .groupBy(['payments.id', 'subscriptions.provider_id'])
    .select(['payments.id', 'payments.currency', 'subscriptions.provider_id as subscription'])
    .select((eb) => eb.cast<number>(eb.fn.sum('refunds.amount_cents'), 'integer').as('promised'))
    .select(['payments.amount_cents as paid', 'payments.refunded_cents as returned'])
    .having((eb) => eb.fn('bool_or', [eb('refunds.status', '=', 'refused')]), '=', true)
    .execute();
