import type { OperationResponse } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { paymentUnavailable } from '#server/errors.ts';
import { firstPaymentAt, orderText } from './order-text.ts';
import { type OrderRequest, orderFor } from './plan-order.ts';
import { fetchProration } from './proration.ts';

/** What a checkout would cost now, and what happens to what the member has. Nothing is reserved. */
export async function quote(
  { db, now, payments }: Pick<Context, 'db' | 'now' | 'payments'>,
  request: OrderRequest,
): Promise<OperationResponse<'quotePackage'>['data']> {
  if (payments === null) throw paymentUnavailable();
  const at = now();
  const proration = await fetchProration(db, payments, request, at);
  const { order, rest } = await db.transaction().execute((tx) => orderFor(tx, request, proration, at));
  const first = firstPaymentAt(order, at);
  const total = order.price_cents - order.amount_off_cents;
  return {
    currency: order.currency,
    tax: order.tax,
    price: order.price_cents / 100,
    discount: order.amount_off_cents / 100,
    total: total / 100,
    due_now: first === null ? total / 100 : 0,
    first_payment_at: first?.toISOString() ?? null,
    credit: order.paid_cents / 100,
    terms: orderText(order, at),
    rest,
    withdrawal:
      order.withdrawal_days === 0 ? null : { terms: order.withdrawal_terms, days: order.withdrawal_days },
  };
}
