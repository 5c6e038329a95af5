import { periodEnd } from '#domain/membership/billing-period.ts';
import { centsToReturn, type PaidTime } from '#domain/membership/withdrawal.ts';
import type { Db } from '#server/db/connect.ts';
import { type CheckoutRow, findCheckout } from '#server/queries/checkouts.ts';
import { findLastPaid, listPaid, type PaymentRow } from '#server/queries/payments.ts';
import { sumOfRefunds } from '#server/queries/refunds.ts';
import type { SubscriptionRow } from '#server/queries/subscriptions.ts';
import { findCarriedPayment } from './carried-payment.ts';

/** The part of a payment that is refunded, and the part kept for the time used. */
export interface ReturnedPart {
  readonly payment: PaymentRow;
  readonly cents: number;
  readonly usedCents: number;
}

/** A payment with the time that it, or what was taken over of it, pays for. */
interface PaidPart {
  readonly payment: PaymentRow;
  readonly time: PaidTime;
}

/** What of a payment has neither gone back nor waits for it. */
export async function notYetReturned(tx: Db, payment: PaymentRow): Promise<number> {
  const refunded = Math.max(payment.refunded_cents, await sumOfRefunds(tx, payment.id));
  return Math.max(0, payment.amount_cents - refunded);
}

/** Of an amount of the money behind a subscription, what has not gone back; what a credit paid for is not known here. */
export async function notReturned(
  tx: Db,
  row: Pick<SubscriptionRow, 'id' | 'checkout_id'>,
  cents: number,
): Promise<number> {
  const order = await findCheckout(tx, row.checkout_id);
  const payment = (await findLastPaid(tx, row.id)) ?? (order && (await findCarriedPayment(tx, order)));
  if (payment === undefined) return cents;
  const left = await notYetReturned(tx, payment);
  return left === payment.amount_cents ? cents : Math.min(cents, left);
}

/** The payments for a contract itself, each with its period; they begin after a trial, or after what was paid before. */
async function ownParts(tx: Db, row: SubscriptionRow, order: CheckoutRow): Promise<readonly PaidPart[]> {
  const start = row.trial_ends_at ?? order.paid_until ?? row.started_at;
  const payments = await listPaid(tx, row.id);
  return Promise.all(
    payments.map(async (payment, index) => {
      const isLast = index === payments.length - 1;
      const [from, end] = [periodEnd(start, row.duration, index), periodEnd(start, row.duration, index + 1)];
      const until = isLast ? (row.due_date ?? end) : end;
      return { payment, time: { cents: await notYetReturned(tx, payment), from, until } };
    }),
  );
}

/** What the contract took over from the plan before. */
async function carriedParts(tx: Db, row: SubscriptionRow, order: CheckoutRow): Promise<readonly PaidPart[]> {
  const payment = await findCarriedPayment(tx, order);
  if (payment === undefined || order.paid_until === null) return [];
  const cents = Math.min(order.paid_cents, await notYetReturned(tx, payment));
  return [{ payment, time: { cents, from: row.started_at, until: order.paid_until } }];
}

/** What goes back at a withdrawal now, as was agreed with the order. */
export async function partsToReturn(
  tx: Db,
  row: SubscriptionRow,
  now: Date,
): Promise<readonly ReturnedPart[]> {
  const order = await findCheckout(tx, row.checkout_id);
  if (order === undefined) return [];
  const parts = [...(await ownParts(tx, row, order)), ...(await carriedParts(tx, row, order))];
  return parts.map(({ payment, time }) => {
    const cents = centsToReturn(order.withdrawal_terms, time, now);
    return { payment, cents, usedCents: time.cents - cents };
  });
}

export const sumOf = (parts: readonly ReturnedPart[], field: 'cents' | 'usedCents'): number =>
  parts.reduce((sum, part) => sum + part[field], 0);
