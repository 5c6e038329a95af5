import { periodStartOf } from '#domain/membership/billing-period.ts';
import type { Db } from '#server/db/connect.ts';
import type { CheckoutRow } from '#server/queries/checkouts.ts';
import type { StoredSubscription } from '#server/queries/subscriptions.ts';

/** Whether the current period was paid with money for another plan, of which the provider knows nothing. */
export const isCarried = (
  current: Pick<StoredSubscription, 'due_date'>,
  { paid_until: until }: Pick<CheckoutRow, 'paid_until'>,
) => until !== null && current.due_date !== null && current.due_date <= until;

/**
 * Unused part of the money that a subscription lives on, in minor units, for what a provider does not prorate: money
 * carried over from another plan, and a canceled subscription. Trials leave no credit.
 */
export async function moneyLeft(
  tx: Db,
  current: StoredSubscription,
  now: Date,
): Promise<{ readonly cents: number; readonly currency: string }> {
  const order = await tx
    .selectFrom('checkouts')
    .select(['price_cents', 'amount_off_cents', 'paid_until', 'paid_cents', 'created_at', 'currency'])
    .where('id', '=', current.checkout_id)
    .executeTakeFirstOrThrow();
  const { currency } = order;
  const due = current.due_date;
  const isTrial = due !== null && current.trial_ends_at !== null && due <= current.trial_ends_at;
  const isPaid = current.status === 'active' || current.status === 'cancelled';
  if (!isPaid || due === null || isTrial) return { cents: 0, currency };
  const isPaidBefore = isCarried(current, order);
  const paid = isPaidBefore ? order.paid_cents : order.price_cents - order.amount_off_cents;
  const start = current.trial_ends_at ?? order.paid_until ?? current.started_at;
  const from = isPaidBefore ? order.created_at : periodStartOf(start, current.duration, due);
  const period = due.getTime() - from.getTime();
  const part = Math.min(1, Math.max(0, (due.getTime() - now.getTime()) / period));
  return { cents: Math.floor(paid * part), currency };
}
