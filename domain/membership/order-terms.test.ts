import { expect, test } from 'vitest';
import { type OrderTerms, orderTerms, restSentence } from './order-terms.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const order: OrderTerms = {
  planName: 'Plus',
  duration: 'monthly',
  cents: 1_200,
  currency: 'usd',
  trialDays: 0,
  firstPaymentAt: null,
  tax: 'none',
};

test.each<[Partial<OrderTerms>, string]>([
  [{}, 'Plus: $12.00 today, then the same each month.'],
  [
    { trialDays: 14, firstPaymentAt: inDays(14) },
    'Plus: $0.00 today, as the trial is free, then $12.00 each month from May 18, 2026.',
  ],
  [
    { duration: 'yearly', cents: 9_600, currency: 'eur', firstPaymentAt: inDays(3), tax: 'inclusive' },
    'Plus: €0.00 today, then €96.00 (taxes included) each year from May 7, 2026.',
  ],
  [{ tax: 'exclusive' }, 'Plus: $12.00 plus taxes today, then the same each month.'],
])('EXT-24 total, cycle, renewal and the way to cancel are shown together (%#)', (more, start) => {
  const terms = orderTerms({ ...order, ...more });
  expect(terms.startsWith(start), terms).toBe(true);
  expect(terms).toMatch(/renews each (month|year) until you cancel.*Account, Billing/);
});

const current = { planName: 'Plus', status: 'active', isSamePlan: false, until: inDays(9) };
test.each([
  [null, {}, null],
  [
    { ...current, status: 'trialing' },
    {},
    'Your free trial of Plus ends with the payment; its remaining 9 days do not carry over to Consult.',
  ],
  [
    { ...current, status: 'trialing', isSamePlan: true },
    { firstPaymentAt: inDays(9) },
    'Your free trial goes on until May 13, 2026; nothing is charged before.',
  ],
  [
    { ...current, isSamePlan: true },
    { firstPaymentAt: inDays(9) },
    'What you paid lasts until May 13, 2026; nothing is charged before.',
  ],
  [
    current,
    { firstPaymentAt: inDays(5), creditCents: 832 },
    '$8.32 of what you paid for Plus is left; it pays for Consult until May 9, 2026.',
  ],
  [current, {}, 'Consult takes the place of Plus with the payment.'],
  [
    { ...current, status: 'past_due', isSamePlan: true },
    {},
    'With the payment, this takes the place of your present Plus.',
  ],
])(
  'OR-17 the rest of a trial or a period is explained before it is paid (%#)',
  (replaced, more, sentence) => {
    const order = { planName: 'Consult', currency: 'usd', firstPaymentAt: null, creditCents: 0, ...more };
    expect(restSentence(replaced, order, now)).toBe(sentence);
  },
);
