import { orderTerms } from '#domain/membership/order-terms.ts';
import { withdrawalSentence } from '#domain/membership/withdrawal.ts';
import { addMs } from '#server/security/lifetimes.ts';
import type { PlanOrder } from './plan-order.ts';

const day = 24 * 60 * 60 * 1000;

/** When the first payment of an order is due; null: at once. */
export const firstPaymentAt = (order: Pick<PlanOrder, 'trial_days' | 'paid_until'>, now: Date): Date | null =>
  order.paid_until ?? (order.trial_days > 0 ? addMs(now, order.trial_days * day) : null);

/** What a member agrees to with an order, which can be withdrawn from for some days. */
export const orderText = (
  order: Omit<PlanOrder, 'replaces' | 'restores_renewal' | 'package_id'>,
  now: Date,
): string => {
  const terms = orderTerms({
    planName: order.package_name,
    duration: order.duration,
    cents: order.price_cents - order.amount_off_cents,
    currency: order.currency,
    trialDays: order.trial_days,
    firstPaymentAt: firstPaymentAt(order, now),
    tax: order.tax,
  });
  return `${terms} ${withdrawalSentence(order.withdrawal_terms, order.withdrawal_days)}`.trimEnd();
};
