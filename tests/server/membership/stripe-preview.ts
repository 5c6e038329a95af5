import { allow, type Fields, type Form, group, text } from './stripe-form.ts';

/** The next invoice of a subscription, or with `cancel_now` the one that ends it: the unused time goes back. */
export function previewOf(subscription: Fields, form: Form, now: number): Fields {
  allow(form, ['subscription', 'subscription_details']);
  const details = group(form, 'subscription_details');
  allow(details, ['cancel_now', 'proration_behavior']);
  const [item] = (subscription['items'] as { data: [Fields] }).data;
  const { unit_amount: price } = item['price'] as { unit_amount: number };
  const currency = subscription['currency'];
  if (text(details, 'cancel_now') !== 'true')
    return { object: 'invoice', amount_due: price, total: price, total_taxes: [], currency };
  const [start, end] = [Number(item['current_period_start']), Number(item['current_period_end'])];
  const isCharged = subscription['status'] === 'active';
  const total = isCharged ? -Math.round((price * Math.max(0, end - now)) / (end - start)) : 0;
  return { object: 'invoice', amount_due: 0, total, total_taxes: [], currency };
}
