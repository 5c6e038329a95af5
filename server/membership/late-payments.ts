import { isOver } from '#domain/membership/subscription.ts';
import type { Db } from '#server/db/connect.ts';
import { listPaid, type PaymentRow } from '#server/queries/payments.ts';
import { addRefund } from '#server/queries/refunds.ts';
import type { StoredSubscription } from '#server/queries/subscriptions.ts';
import { notYetReturned } from './returned-money.ts';

/** A provider that was not reached learns of an end this much later than we at most, and hears of payments before. */
const lateMs = 24 * 60 * 60 * 1000;

interface Charged {
  readonly subscriptionId: string;
  /** As known before; undefined for a new one. */
  readonly current: StoredSubscription | undefined;
  /** Null: the account was deleted. */
  readonly userId: string | null;
  /** Ids of the payments known before. */
  readonly known: ReadonlySet<string>;
}

/** Whether nobody gets anything for a payment that was not known before. */
function isLate(
  { current, userId }: Charged,
  { paid_at: paidAt, created_at: createdAt }: PaymentRow,
): boolean {
  if (current === undefined || !isOver(current.status)) return userId === null;
  return current.ended_at !== null && (paidAt ?? createdAt) >= new Date(current.ended_at.getTime() - lateMs);
}

/**
 * Returns what was charged for a contract that was over here by then, as the provider was not reached, or that belongs
 * to nobody: paid on a page that was still open, or renewed, after the account was deleted. Resolves to how many.
 */
export async function returnLatePayments(tx: Db, charged: Charged, now: Date): Promise<number> {
  let count = 0;
  for (const payment of await listPaid(tx, charged.subscriptionId)) {
    if (charged.known.has(payment.id) || payment.disputed || !isLate(charged, payment)) continue;
    const cents = await notYetReturned(tx, payment);
    if (cents === 0) continue;
    const refund = { id: crypto.randomUUID(), payment_id: payment.id, amount_cents: cents };
    await addRefund(tx, { ...refund, reason: 'late_payment' }, now);
    count += 1;
  }
  return count;
}
