import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import { plus, settledUser } from '#domain/session/arrival.fixture.ts';

/** Plus by the year, renewing. */
export const yearly: Subscriptions[number] = {
  ...plus,
  status: 'active',
  duration: 'yearly',
  auto_renew: true,
};
export const monthly: Subscriptions[number] = { ...yearly, id: 's2', duration: 'monthly' };
export const memberWithPlus = { ...settledUser, activated_subscription: yearly, subscriptions: [yearly] };

export const plusOnSale = {
  id: 'plus',
  name: 'Kindfare Plus',
  currency: 'usd',
  price: 12,
  price_yearly: 115.2,
  yearly_percentage_promotion: 20,
  trial_days: 14,
  description: 'Plan your weeks.',
  benefits: ['Weekly meal planner'],
};
export const consultOnSale = {
  ...plusOnSale,
  id: 'consult',
  name: 'Kindfare Consult',
  currency: 'usd',
  price: 19,
  price_yearly: 182.4,
  trial_days: 0,
};
