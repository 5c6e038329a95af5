import { allow, type Fields, type Form, group, invalid, text } from './stripe-form.ts';

/** End of the period after `from`; in seconds. */
export function nextPeriod(from: number, price: Fields): number {
  const date = new Date(from * 1000);
  if ((price['recurring'] as Fields)['interval'] === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}

/** Refuses what Stripe refuses in a checkout of a subscription. */
export function checkSession(form: Form): void {
  allow(form, [
    'mode',
    'line_items',
    'success_url',
    'cancel_url',
    'client_reference_id',
    'customer',
    'metadata',
    'subscription_data',
    'discounts',
    'expires_at',
    'adaptive_pricing',
    'automatic_tax',
    'customer_update',
    'custom_text',
    'locale',
    'submit_type',
  ]);
  const data = group(form, 'subscription_data');
  allow(data, ['metadata', 'trial_period_days', 'trial_end', 'billing_cycle_anchor', 'proration_behavior']);
  if (text(form, 'mode') !== 'subscription') throw invalid('Invalid mode', { param: 'mode' });
  if (!URL.canParse(text(form, 'success_url') ?? ''))
    throw invalid('Not a valid URL', { param: 'success_url' });
}

/** A page on which a card is saved. `now` in seconds. */
export function setupSession(form: Form, customer: string, id: string, now: number): Fields {
  allow(form, ['mode', 'customer', 'currency', 'success_url', 'cancel_url', 'metadata', 'setup_intent_data']);
  return {
    id,
    object: 'checkout.session',
    customer,
    created: now,
    expires_at: now + 86_400,
    metadata: group(form, 'metadata'),
    mode: 'setup',
    setup_intent: null,
    status: 'open',
    subscription: null,
    url: `https://checkout.stripe.com/c/pay/${id}#fid`,
  };
}
