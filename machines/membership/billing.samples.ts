import type { Billing } from './billing.machine.ts';

/** Consult by the month, paid once. */
export const billing: Billing = {
  is_current: true,
  subscription: {
    name: 'Kindfare Consult',
    status: 'active',
    explanation: 'Renews on June 4, 2026, $19.00 a month.',
  },
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  can_change_card: true,
  next_payment: { amount: 19, currency: 'usd', date: '2026-06-04T09:00:00.000Z' },
  open_payment_url: null,
  payments: [
    {
      id: 'in_1',
      number: 'KF-1',
      status: 'paid',
      date: '2026-05-04T09:00:00.000Z',
      plan: 'Kindfare Consult',
      amount: 19,
      tax: 0,
      refunded: 0,
      currency: 'usd',
      page_url: 'https://pay.example.com/in_1',
      pdf_url: 'https://pay.example.com/in_1.pdf',
    },
  ],
  withdrawal: {
    subscription_id: 's1',
    until: '2026-05-18T09:00:00.000Z',
    terms: 'full',
    refund: 19,
    currency: 'usd',
  },
};

/** The same after the period of withdrawal. */
export const billingOver: Billing = { ...billing, withdrawal: null };
