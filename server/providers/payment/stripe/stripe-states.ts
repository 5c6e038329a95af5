import type Stripe from 'stripe';
import { type CheckoutState, PaymentFailure, type SubscriptionState } from '#server/context/payment.ts';
import { idOf } from './stripe-invoices.ts';

/** Name of the order's key in what Stripe keeps with a checkout and with its subscription. */
export const orderKey = 'kindfare_order';

const inMs = (seconds: number) => new Date(seconds * 1000);

/** Name of the subscription in what Stripe keeps with a page of a card. */
export const cardKey = 'kindfare_card_of';

/** A checkout of Stripe in our words. */
export const checkoutState = (session: Stripe.Checkout.Session): CheckoutState => {
  const cardOf = session.mode === 'setup' ? session.metadata?.[cardKey] : undefined;
  return {
    id: session.id,
    key: session.metadata?.[orderKey] ?? null,
    status: session.status === 'complete' ? 'paid' : session.status === 'open' ? 'open' : 'expired',
    subscriptionId: session.status === 'complete' ? idOf(session.subscription) : null,
    ...(cardOf === undefined ? {} : { cardOf }),
  };
};

const statuses: Readonly<Record<string, SubscriptionState['status']>> = {
  incomplete: 'incomplete',
  trialing: 'trialing',
  active: 'active',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** All other statuses map to `past_due`: `past_due`, `unpaid`, `paused`, and future ones. */
const statusOf = ({ status }: Stripe.Subscription): SubscriptionState['status'] =>
  statuses[status] ?? 'past_due';

function amountOffOf({ discounts }: Stripe.Subscription, price: number): number {
  const offs = discounts.map((discount) => {
    const coupon = typeof discount === 'string' ? null : discount.source.coupon;
    if (coupon === null || typeof coupon === 'string') return 0;
    return coupon.amount_off ?? Math.round((price * (coupon.percent_off ?? 0)) / 100);
  });
  return Math.min(
    price,
    offs.reduce((sum, off) => sum + off, 0),
  );
}

/** The current period is unpaid, or was when Stripe gave up. */
const isUnpaid = ({ status, cancellation_details }: Stripe.Subscription) =>
  status === 'past_due' || status === 'unpaid' || cancellation_details?.reason === 'payment_failed';

/** Expansions that `subscriptionState` needs. */
export const subscriptionParts = ['discounts.source.coupon'];

/** A subscription of Stripe in our words. */
export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data;
  if (item === undefined) throw new PaymentFailure('refused', 'a subscription to nothing');
  const { price } = item;
  const status = statusOf(subscription);
  const amount = (price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    id: subscription.id,
    key: subscription.metadata[orderKey] ?? null,
    status,
    autoRenew: status !== 'ended' && !subscription.cancel_at_period_end && subscription.cancel_at === null,
    duration: price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    price: { amount, currency: price.currency },
    amountOff: amountOffOf(subscription, amount),
    startedAt: inMs(subscription.start_date),
    periodEndsAt: inMs(isUnpaid(subscription) ? item.current_period_start : item.current_period_end),
    endedAt: subscription.ended_at === null ? null : inMs(subscription.ended_at),
  };
}
