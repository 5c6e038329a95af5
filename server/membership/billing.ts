import type { OperationResponse } from '#contract/operations.ts';
import { isLive, statusAt } from '#domain/membership/subscription.ts';
import { subscriptionStatusText } from '#domain/membership/subscription-status-text.ts';
import { type Billing, type Payment, PaymentFailure } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { listPaymentsOf, type PaymentRow } from '#server/queries/payments.ts';
import { listSubscriptions, type SubscriptionRow, standingOf } from '#server/queries/subscriptions.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { partsToReturn, sumOf } from './returned-money.ts';
import { withdrawableUntil } from './withdraw.ts';

type BillingData = OperationResponse<'getBilling'>['data'];
type Parts = Pick<Context, 'db' | 'now' | 'log' | 'payments'>;

/** Subscriptions whose receipts are fetched from the provider; older ones are known without their pages. */
const maxFetched = 12;

const isCharged = (row: SubscriptionRow, now: Date) =>
  isLive(statusAt({ status: row.status, autoRenew: row.auto_renew, dueDate: row.due_date }, now));

/** The member's subscription that the present provider charges; undefined without one. */
export async function findCharged({ db, now, payments }: Parts, userId: string) {
  const rows = await listSubscriptions(db, userId);
  return rows.find((row) => row.provider === payments?.name && isCharged(row, now()));
}

function statusOf({
  status,
  amount,
  refunded,
  isDisputed,
}: Payment): BillingData['payments'][number]['status'] {
  if (isDisputed) return 'disputed';
  return status === 'paid' && amount > 0 && refunded >= amount ? 'refunded' : status;
}

/** The sandbox names pages of this server by their paths. */
const absolute = (url: string | null, origin: string) => url && new URL(url, origin).href;

const paymentResponse = (
  payment: Payment,
  plan: string,
  origin: string,
): BillingData['payments'][number] => ({
  id: payment.id,
  number: payment.number,
  status: statusOf(payment),
  date: (payment.paidAt ?? payment.createdAt).toISOString(),
  plan,
  amount: payment.amount / 100,
  tax: payment.tax / 100,
  refunded: payment.refunded / 100,
  currency: payment.currency,
  page_url: absolute(payment.pageUrl, origin),
  pdf_url: absolute(payment.pdfUrl, origin),
});

const asPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  number: row.number,
  status: row.status,
  amount: row.amount_cents,
  tax: row.tax_cents,
  currency: row.currency,
  refunded: row.refunded_cents,
  isDisputed: row.disputed,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  pageUrl: null,
  pdfUrl: null,
});

/** By subscription. Null: the provider was not reached. */
async function fetchAll(
  { payments, log }: Parts,
  rows: readonly SubscriptionRow[],
): Promise<ReadonlyMap<string, Billing> | null> {
  if (payments === null) return null;
  try {
    const own = rows.filter(({ provider }) => provider === payments.name).slice(0, maxFetched);
    const found = await Promise.all(
      own.map(async (row) => [row.id, await payments.fetchBilling(row.provider_id)] as const),
    );
    return new Map(found);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    log.warn({ reason: error.message }, 'The receipts of a member could not be fetched.');
    return null;
  }
}

/** The contract that can still be withdrawn from, with what goes back; null: there is none. */
async function withdrawalOf(
  db: Context['db'],
  rows: readonly SubscriptionRow[],
  days: number,
  now: Date,
): Promise<BillingData['withdrawal']> {
  for (const row of rows) {
    const until = withdrawableUntil(row, days, now);
    if (until === null) continue;
    const parts = await partsToReturn(db, row, now);
    return {
      subscription_id: row.id,
      until: until.toISOString(),
      terms: row.withdrawal_terms,
      refund: sumOf(parts, 'cents') / 100,
      currency: row.currency,
    };
  }
  return null;
}

/** Past and future payments of a member. Without an update from the provider, the last known value is shown. */
export async function readBilling(parts: Parts, userId: string, origin: string): Promise<BillingData> {
  const { db, payments } = parts;
  const now = parts.now();
  const [rows, known, { withdrawalDays }] = await Promise.all([
    listSubscriptions(db, userId),
    listPaymentsOf(db, userId),
    readMembershipSettings(db),
  ]);
  const charged = rows.find((row) => row.provider === payments?.name && isCharged(row, now));
  const latest = charged ?? rows[0];
  const fetched = await fetchAll(parts, rows);
  const billing = charged === undefined ? undefined : fetched?.get(charged.id);
  const planOf = (id: string) => rows.find((row) => row.id === id)?.package_name ?? '';
  const fetchedPayments = [...(fetched ?? [])].flatMap(([id, { payments: all }]) =>
    all.map((payment) => [payment, planOf(id)] as const),
  );
  const isFresh = new Set(fetchedPayments.map(([{ id }]) => id));
  const older = known
    .filter(({ id }) => !isFresh.has(id))
    .map((row) => [asPayment(row), planOf(row.subscription_id)] as const);
  const shown = [...fetchedPayments, ...older]
    .filter(([{ status, amount }]) => status !== 'void' && amount > 0)
    .map(([payment, plan]) => paymentResponse(payment, plan, origin))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    is_current: fetched !== null || rows.length === 0,
    subscription:
      latest === undefined
        ? null
        : {
            name: latest.package_name,
            status: statusAt(standingOf(latest), now),
            explanation: subscriptionStatusText(standingOf(latest), now),
          },
    card:
      billing?.card == null
        ? null
        : {
            brand: billing.card.brand,
            last4: billing.card.last4,
            exp_month: billing.card.expires.month,
            exp_year: billing.card.expires.year,
          },
    can_change_card: charged !== undefined,
    next_payment:
      billing?.next == null
        ? null
        : {
            amount: billing.next.amount / 100,
            currency: billing.next.currency,
            date: billing.next.at.toISOString(),
          },
    open_payment_url:
      charged?.status === 'past_due'
        ? absolute(billing?.payments.find(({ status }) => status === 'open')?.pageUrl ?? null, origin)
        : null,
    payments: shown,
    withdrawal: await withdrawalOf(db, rows, withdrawalDays, now),
  };
}
