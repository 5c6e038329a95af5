import { entitles } from '#domain/membership/subscription.ts';
import type { Db } from '#server/db/connect.ts';
import { findCheckout, outdateCheckouts } from '#server/queries/checkouts.ts';
import { listPaid, type PaymentRow } from '#server/queries/payments.ts';
import {
  changeSubscription,
  listAllSubscriptions,
  type StoredSubscription,
} from '#server/queries/subscriptions.ts';
import { findCarriedPayment } from './carried-payment.ts';
import { accessOf, heldSubscription } from './held-subscription.ts';
import { type NotifyParts, notifyMember } from './notify-member.ts';

const isReturned = ({ disputed, refunded_cents: refunded, amount_cents: amount }: PaymentRow) =>
  disputed || refunded >= amount;

/** The payment that a subscription lives on now: its own last one, else that of a plan before. */
async function findPaymentBehind(
  tx: Db,
  row: StoredSubscription,
  now: Date,
): Promise<PaymentRow | undefined> {
  const { ended_at: endedAt } = row;
  const own = (await listPaid(tx, row.id)).findLast(
    ({ created_at: at }) => endedAt === null || at <= endedAt,
  );
  if (own !== undefined) return own;
  const order = await findCheckout(tx, row.checkout_id);
  return order !== undefined && (order.paid_until ?? now) > now ? findCarriedPayment(tx, order) : undefined;
}

/** Ends what the member still uses though its payment was refunded in full, or taken back by the bank. */
export async function endReturned(parts: NotifyParts, tx: Db, userId: string): Promise<void> {
  const now = parts.now();
  for (const row of await listAllSubscriptions(tx, userId)) {
    const isHeld = entitles(accessOf(row), now) || row.status === 'past_due';
    const payment = isHeld && row.status !== 'trialing' ? await findPaymentBehind(tx, row, now) : undefined;
    if (payment === undefined || !isReturned(payment)) continue;
    await changeSubscription(tx, row.id, {
      status: 'refunded',
      auto_renew: false,
      ended_at: now,
      access_ends_at: null,
      must_end: row.status !== 'cancelled',
    });
    await outdateCheckouts(tx, row.id, now);
    await notifyMember(parts, tx, { kind: 'refunded', subscriptionId: row.id });
  }
}

/** Gives back what a payment paid for when its money came back: a dispute was won, or a refund failed. */
export async function restoreReturned(parts: NotifyParts, tx: Db, userId: string): Promise<void> {
  const now = parts.now();
  const subscriptions = await listAllSubscriptions(tx, userId);
  if (heldSubscription(subscriptions, now) !== undefined) return;
  for (const row of subscriptions) {
    if (row.status !== 'refunded' || row.due_date === null || row.due_date <= now) continue;
    const payment = await findPaymentBehind(tx, row, now);
    if (payment === undefined || isReturned(payment)) continue;
    await changeSubscription(tx, row.id, { status: 'cancelled', access_ends_at: row.due_date });
    return notifyMember(parts, tx, { kind: 'accessRestored', subscriptionId: row.id });
  }
}
