import { periodEnd } from '#domain/membership/billing-period.ts';
import {
  addSandboxEvents,
  lockSandboxCheckout,
  putSandboxSubscription,
  type SandboxCheckout,
  type SandboxSubscription,
  setSandboxCheckout,
} from '#server/queries/sandbox-payments.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { newSandboxId, type SandboxParts, sandboxEvent, writeInvoice } from './sandbox-subscriptions.ts';

const day = 24 * 60 * 60 * 1000;

export const sandboxCards = ['pays', 'declined', 'fails_later'] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** How the event is delivered to the shop. */
export const sandboxNews = ['once', 'late', 'thrice'] as const;
export type SandboxNews = (typeof sandboxNews)[number];
export const lateMs = 10_000;

function subscriptionOf(
  order: SandboxCheckout,
  card: 'pays' | 'fails_later',
  now: Date,
): SandboxSubscription {
  const firstCharge = order.paid_until ?? addMs(now, order.trial_days * day);
  const isFree = firstCharge > now;
  return {
    id: newSandboxId('sub'),
    customer: order.customer,
    tax: order.tax,
    checkout_key: order.key,
    status: isFree ? 'trialing' : 'active',
    auto_renew: true,
    duration: order.duration,
    price_cents: order.price_cents,
    amount_off_cents: order.amount_off_cents,
    currency: order.currency,
    started_at: now,
    anchor_at: now,
    period_ends_at: isFree ? firstCharge : periodEnd(now, order.duration, 1),
    ended_at: null,
    card,
  };
}

/** Pays the checkout with a card. `gone`: expired or closed. Undefined: unknown. */
export function payCheckout(
  { db, now }: Pick<SandboxParts, 'db' | 'now'>,
  id: string,
  card: SandboxCard,
  event: SandboxNews,
): Promise<'paid' | 'declined' | 'gone' | undefined> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const order = await lockSandboxCheckout(tx, id);
    if (order === undefined) return undefined;
    if (order.status === 'paid') return 'paid';
    if (order.status === 'expired' || order.expires_at <= at) return 'gone';
    if (card === 'declined') return 'declined';
    const subscription = subscriptionOf(order, card, at);
    await putSandboxSubscription(tx, subscription);
    if (subscription.status === 'active') await writeInvoice(tx, subscription, at, 'paid');
    await setSandboxCheckout(tx, id, { status: 'paid', subscription_id: subscription.id });
    const dueAt = event === 'late' ? addMs(at, lateMs) : at;
    const copies = event === 'thrice' ? 3 : 1;
    await addSandboxEvents(tx, [
      sandboxEvent('subscription', subscription.id, dueAt, copies),
      sandboxEvent('checkout', id, dueAt, copies),
    ]);
    return 'paid';
  });
}
