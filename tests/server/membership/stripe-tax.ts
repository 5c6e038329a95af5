import type { Fields } from './stripe-form.ts';

/** In percent, for everybody. */
const rate = 20;

/** What Stripe Tax adds to the sum of a subscription, or finds in it. */
export function taxOn(subscription: Fields, sum: number): { total: number; taxes: Fields[] } {
  const { data } = subscription['items'] as { data: [Fields] };
  const { tax_behavior: behavior } = data[0]['price'] as Fields;
  const { enabled } = subscription['automatic_tax'] as { enabled: boolean };
  if (!enabled || sum === 0) return { total: sum, taxes: [] };
  const isOnTop = behavior === 'exclusive';
  const amount = Math.round((sum * rate) / (isOnTop ? 100 : 100 + rate));
  const tax = { amount, tax_behavior: behavior, taxability_reason: 'standard_rated', taxable_amount: sum };
  return {
    total: isOnTop ? sum + amount : sum,
    taxes: [{ ...tax, type: 'tax_rate_details', tax_rate_details: { tax_rate: 'txr_of_the_tests' } }],
  };
}
