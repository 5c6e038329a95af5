import type { Db } from '#server/db/connect.ts';
import { type CheckoutRow, findCheckout } from '#server/queries/checkouts.ts';
import { findLastPaid, type PaymentRow } from '#server/queries/payments.ts';
import { findSubscription } from '#server/queries/subscriptions.ts';

/** The payment whose money an order has taken over, however many plans ago it was made; undefined: none. */
export async function findCarriedPayment(
  tx: Db,
  { replaces, paid_cents: cents }: Pick<CheckoutRow, 'replaces' | 'paid_cents'>,
): Promise<PaymentRow | undefined> {
  if (replaces === null || cents === 0) return undefined;
  const payment = await findLastPaid(tx, replaces);
  if (payment !== undefined) return payment;
  const before = await findSubscription(tx, replaces);
  const order = before && (await findCheckout(tx, before.checkout_id));
  return order && findCarriedPayment(tx, order);
}
