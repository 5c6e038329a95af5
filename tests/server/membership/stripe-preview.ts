import { allow, type Fields, type Form, group, text } from './stripe-form.ts';
import { taxOn } from './stripe-tax.ts';

/** The next invoice of a subscription, or with `cancel_now` the one that ends it: the unused time goes back. */
export function previewOf(subscription: Fields, form: Form, now: number): Fields {
  allow(form, ['subscription', 'subscription_details']);
  const details = group(form, 'subscription_details');
  allow(details, ['cancel_now', 'proration_behavior']);
  const [item] = (subscription['items'] as { data: [Fields] }).data;
  const { unit_amount: price } = item['price'] as { unit_amount: number };
  const currency = subscription['currency'];
  if (text(details, 'cancel_now') !== 'true') {
    const { total, taxes } = taxOn(subscription, price);
    return { object: 'invoice', amount_due: total, total, total_taxes: taxes, currency };
  }
  const [start, end] = [Number(item['current_period_start']), Number(item['current_period_end'])];
  const isCharged = subscription['status'] === 'active';
  const unused = isCharged ? -Math.round((price * Math.max(0, end - now)) / (end - start)) : 0;
  const { total, taxes } = taxOn(subscription, unused);
  return { object: 'invoice', amount_due: 0, total, total_taxes: taxes, currency };
}
