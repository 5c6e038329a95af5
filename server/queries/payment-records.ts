import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type {
  PaymentEventsTable,
  RedemptionsTable,
  ReferralSalesTable,
} from '#server/db/tables/payment-records.ts';

type EventRow = Pick<PaymentEventsTable, 'id' | 'provider' | 'kind' | 'subject'>;

/** Inserts the event for processing; false for a duplicate. */
export async function addPaymentEvent(
  db: Db,
  event: EventRow,
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ ...event, received_at: now, done_at: null, attempts: 1, next_attempt_at: next })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Marks it as processed, in the transaction of its effects. */
export async function setPaymentEventDone(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set({ done_at: now, next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}

/** Claims unprocessed events with a lease. */
export const claimPaymentEvents = (
  db: Db,
  provider: string,
  { now, next }: { readonly now: Date; readonly next: (attempts: number) => Date },
) =>
  db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('payment_events')
      .select(['id', 'kind', 'subject', 'attempts'])
      .where('provider', '=', provider)
      .where('done_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, attempts } of rows)
      await tx
        .updateTable('payment_events')
        .set({ attempts: attempts + 1, next_attempt_at: next(attempts) })
        .where('id', '=', id)
        .execute();
    return rows;
  });

/** Counts a code once per member. */
export async function addRedemption(tx: Db, row: Insertable<RedemptionsTable>): Promise<void> {
  await tx
    .insertInto('redemptions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records the first payment of a referred member; later ones have no effect. */
export async function addReferralSale(
  tx: Db,
  userId: string,
  sale: Omit<ReferralSalesTable, 'user_id' | 'referral_code'>,
): Promise<void> {
  const referrer = await tx
    .selectFrom('users')
    .select('referred_by')
    .where('id', '=', userId)
    .executeTakeFirst();
  const code = referrer?.referred_by ?? null;
  if (code === null) return;
  await tx
    .insertInto('referral_sales')
    .values({ ...sale, user_id: userId, referral_code: code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** First payments of referred members by code, in each currency. */
const referralSums = (db: Db) =>
  db
    .selectFrom('referral_sales')
    .where('referral_code', 'is not', null)
    .select((eb) => [
      eb.fn<string>('lower', ['referral_code']).as('key'),
      'currency',
      eb.cast<number>(eb.fn.sum('amount_cents'), 'integer').as('cents'),
    ])
    .groupBy(['key', 'currency'])
    .orderBy('currency')
    .execute();

/** Referrals by code: members, those who paid, and their first payments, in each currency. */
export async function listReferralFigures(db: Db) {
  const [rows, sums] = await Promise.all([
    db
      .selectFrom('users as member')
      .innerJoin('users as referrer', (join) =>
        join.on((eb) =>
          eb(eb.fn('lower', ['referrer.referral_code']), '=', eb.fn('lower', ['member.referred_by'])),
        ),
      )
      .leftJoin('referral_sales', (join) =>
        join
          .onRef('referral_sales.user_id', '=', 'member.id')
          // excludes sales whose referrer's account was deleted
          .on('referral_sales.referral_code', 'is not', null),
      )
      .select((eb) => [
        'referrer.referral_code as code',
        'referrer.email',
        eb.cast<number>(eb.fn.count('member.id'), 'integer').as('members'),
        eb.cast<number>(eb.fn.count('referral_sales.subscription_id'), 'integer').as('paying'),
      ])
      .groupBy(['referrer.referral_code', 'referrer.email'])
      .orderBy('paying', 'desc')
      .orderBy('members', 'desc')
      .orderBy('code')
      .execute(),
    referralSums(db),
  ]);
  return rows.map((row) => ({
    ...row,
    sums: sums
      .filter(({ key }) => key === row.code?.toLowerCase())
      .map(({ currency, cents }) => ({ currency, cents })),
  }));
}
