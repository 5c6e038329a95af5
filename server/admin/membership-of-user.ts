import { moneyOfCents } from '#domain/membership/money.ts';
import { statusAt } from '#domain/membership/subscription.ts';
import { subscriptionStatusText } from '#domain/membership/subscription-status-text.ts';
import type { Db } from '#server/db/connect.ts';
import { listPayments, type PaymentRow } from '#server/queries/payments.ts';
import { listSubscriptions, standingOf } from '#server/queries/subscriptions.ts';
import type { AdminIo } from './admin-io.ts';
import { minute, printLine, printTable } from './print.ts';

const maxPayments = 20;

/** In a word: what became of a payment. */
export function paymentStateOf(row: PaymentRow): string {
  if (row.disputed) return 'disputed';
  if (row.refunded_cents === 0) return row.status;
  return row.refunded_cents >= row.amount_cents ? 'refunded' : 'partly refunded';
}

/** The latest subscription of a member and the payments, newest first. */
export async function membershipOf(db: Db, userId: string, now: Date) {
  const [latest] = await listSubscriptions(db, userId);
  const payments = await listPayments(db, { userId, most: maxPayments });
  return {
    membership:
      latest === undefined
        ? null
        : {
            plan: latest.package_id,
            name: latest.package_name,
            duration: latest.duration,
            status: statusAt(standingOf(latest), now),
            explanation: subscriptionStatusText(standingOf(latest), now),
            provider: latest.provider,
            subscription: latest.provider_id,
          },
    payments: payments.map((row) => ({
      id: row.id,
      date: row.paid_at ?? row.created_at,
      plan: row.plan,
      amount: moneyOfCents(row.amount_cents, row.currency),
      state: paymentStateOf(row),
    })),
  };
}
type Membership = Awaited<ReturnType<typeof membershipOf>>;

export function membershipFacts({ membership }: Membership): readonly (readonly [string, string])[] {
  if (membership === null) return [['plan', 'none']];
  const { name, duration, status, explanation, provider, subscription } = membership;
  return [
    ['plan', `${name}, ${duration}, ${status}`],
    ['status', explanation],
    ['subscription', `${subscription} (${provider})`],
  ];
}

export function printPayments(io: AdminIo, { payments }: Membership): void {
  if (payments.length === 0) return;
  printLine(io, '');
  printTable(
    io,
    ['payment', 'date', 'plan', 'amount', 'state'],
    payments.map(({ id, date, plan, amount, state }) => [id, minute(date), plan, amount, state]),
  );
}
