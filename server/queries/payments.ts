import type { Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { PaymentsTable, WithdrawalsTable } from '#server/db/tables/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function findPaymentCustomer(db: Db, userId: string, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** The latest one replaces one that the provider does not know any more. `fingerprint` absent: as before. */
export async function putPaymentCustomer(
  db: Db,
  userId: string,
  provider: string,
  customerId: string,
  fingerprint?: string | null,
): Promise<void> {
  await db
    .insertInto('payment_customers')
    .values({ user_id: userId, provider, customer_id: customerId, card_fingerprint: fingerprint ?? null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({
        customer_id: customerId,
        ...(fingerprint == null ? {} : { card_fingerprint: fingerprint }),
      }),
    )
    .execute();
}

/** What a provider reports of an invoice. */
interface ReportedPayment {
  readonly id: string;
  readonly number: string | null;
  readonly status: PaymentsTable['status'];
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly refunded: number;
  readonly isDisputed: boolean;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

interface Owner {
  readonly provider: string;
  readonly userId: string | null;
  readonly subscriptionId: string;
}

/** Writes down what the provider knows of the payments of a subscription. */
export async function putPayments(tx: Db, owner: Owner, payments: readonly ReportedPayment[]): Promise<void> {
  for (const payment of payments) {
    const state = {
      number: payment.number,
      status: payment.status,
      amount_cents: payment.amount,
      tax_cents: payment.tax,
      refunded_cents: payment.refunded,
      disputed: payment.isDisputed,
      paid_at: payment.paidAt,
    };
    await tx
      .insertInto('payments')
      .values({
        ...state,
        id: payment.id,
        provider: owner.provider,
        user_id: owner.userId,
        subscription_id: owner.subscriptionId,
        currency: payment.currency,
        created_at: payment.createdAt,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute();
  }
}

/** Payments of a member with money, whatever became of it. */
const paymentsMade = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('amount_cents', '>', 0);

export const hasPaid = async (db: Db, userId: string): Promise<boolean> =>
  (await paymentsMade(db, userId).select('id').limit(1).executeTakeFirst()) !== undefined;

export const findFirstPaid = (db: Db, userId: string): Promise<PaymentRow | undefined> =>
  paymentsMade(db, userId)
    .selectAll()
    .orderBy((eb) => eb.fn.coalesce('paid_at', 'created_at'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The last payment of a subscription that was made; null: none. */
export const findLastPaid = (db: Db, subscriptionId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('amount_cents', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Payments that were made, oldest first; without the invoices that a provider writes of a free period. */
export const listPaid = (db: Db, subscriptionId: string): Promise<readonly PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'paid')
    .where('amount_cents', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Maximum number listed: twenty years of months. */
const maxListed = 240;

/** Of a member, newest first. */
export const listPaymentsOf = (db: Db, userId: string): Promise<readonly PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();

/** Of everybody, or of one member, newest first. */
export const listPayments = (
  db: Db,
  { userId, most }: { readonly userId: string | null; readonly most: number },
) =>
  db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select(['subscriptions.package_name as plan', 'users.email'])
    .$if(userId !== null, (query) => query.where('payments.user_id', '=', userId))
    .where('payments.amount_cents', '>', 0)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(most)
    .execute();

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** When a withdrawal last returned all that a member had paid; null: never. */
export async function findFullReturnAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('withdrawals')
    .innerJoin('subscriptions', 'subscriptions.id', 'withdrawals.subscription_id')
    .innerJoin('checkouts', 'checkouts.id', 'subscriptions.checkout_id')
    .select('received_at')
    .where('withdrawals.user_id', '=', userId)
    .where('refund_cents', '>', 0)
    .where('withdrawal_terms', '=', 'full')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

export async function addWithdrawal(tx: Db, row: WithdrawalsTable): Promise<void> {
  await tx.insertInto('withdrawals').values(row).execute();
}
