import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitles, graceMs, subscriptionStatuses } from './subscription.ts';
import { type SubscriptionFacts, subscriptionStatusText } from './subscription-status-text.ts';

const at = (text: string) => new Date(`${text}T09:00:00.000Z`);
const now = at('2026-05-04');
const active: SubscriptionFacts = {
  status: 'active',
  autoRenew: true,
  dueDate: at('2026-06-04'),
  accessEndsAt: null,
  duration: 'monthly',
  cents: 1_200,
  currency: 'usd',
  tax: 'none',
  endedAt: null,
  nextTryAt: null,
  isReplaced: false,
  returnedCents: null,
};
const over = { autoRenew: false, endedAt: now };

test.each<[string, Partial<SubscriptionFacts>]>([
  ['Renews on June 4, 2026, $12.00 a month.', {}],
  ['Renews on June 4, 2026, €96.00 a year.', { duration: 'yearly', cents: 9_600, currency: 'eur' }],
  ['Renews on June 4, 2026, $12.00 plus taxes a month.', { tax: 'exclusive' }],
  ['Renews on June 4, 2026, $12.00 a month.', { tax: 'inclusive' }],
  ['Access until June 4, 2026. It doesn’t renew.', { autoRenew: false }],
  ['Free trial until June 4, 2026. Then $12.00 a month.', { status: 'trialing' }],
  [
    'Free trial until June 4, 2026. It ends then, and nothing is charged.',
    { status: 'trialing', autoRenew: false },
  ],
  [
    'Your card was declined. Access until May 9, 2026. We’ll try again on May 5, 2026.',
    { status: 'past_due', dueDate: at('2026-05-02'), nextTryAt: at('2026-05-05') },
  ],
  [
    'Your card was declined, and your access ended on April 27, 2026. Pay now to get it back.',
    { status: 'past_due', dueDate: at('2026-04-20') },
  ],
  ['Access until June 4, 2026.', { ...over, status: 'cancelled', accessEndsAt: at('2026-06-04') }],
  ['Access ended on May 2, 2026.', { ...over, status: 'cancelled', accessEndsAt: at('2026-05-02') }],
  ['Replaced on May 4, 2026.', { ...over, status: 'cancelled', isReplaced: true, accessEndsAt: now }],
  [
    'You withdrew from it on May 4, 2026. $12.00 goes back to you.',
    { ...over, status: 'withdrawn', returnedCents: 1200 },
  ],
  [
    'You withdrew from it on May 4, 2026. Nothing was charged.',
    { ...over, status: 'withdrawn', returnedCents: 0 },
  ],
  ['Its payment went back on May 4, 2026, and your access ended.', { ...over, status: 'refunded' }],
  [
    'Ended on May 2, 2026.',
    { ...over, status: 'ended', dueDate: at('2026-05-02'), endedAt: at('2026-05-02') },
  ],
  [
    'Your card was declined, and your access ended on May 2, 2026.',
    { ...over, status: 'ended', dueDate: at('2026-04-25'), endedAt: at('2026-05-02') },
  ],
])('OR-18 SRV-32 %s', (sentence, more) => {
  expect(subscriptionStatusText({ ...active, ...more }, now)).toBe(sentence);
});

test('SRV-30 SRV-32 active and trialing entitle, past_due for 7 days, canceled to the end of what is paid', () => {
  const date = fc.integer({ min: -20, max: 20 }).map((days) => new Date(now.getTime() + days * 86_400_000));
  const subscription = fc.record({
    status: fc.constantFrom(...subscriptionStatuses),
    autoRenew: fc.boolean(),
    dueDate: fc.option(date),
    accessEndsAt: fc.option(date),
  });
  fc.assert(
    fc.property(subscription, (access) => {
      const { status, autoRenew, dueDate, accessEndsAt } = access;
      const expected = {
        incomplete: false,
        trialing: autoRenew || dueDate === null || dueDate > now,
        active: autoRenew || dueDate === null || dueDate > now,
        past_due: dueDate !== null && dueDate.getTime() + graceMs > now.getTime(),
        cancelled: accessEndsAt !== null && accessEndsAt > now,
        ended: accessEndsAt !== null && accessEndsAt > now,
        withdrawn: accessEndsAt !== null && accessEndsAt > now,
        refunded: accessEndsAt !== null && accessEndsAt > now,
      }[status];
      expect(entitles(access, now)).toBe(expected);
    }),
  );
});

test('the sentence promises access exactly while there is some', () => {
  const date = fc
    .integer({ min: -20, max: 20 })
    .map((days) => new Date(now.getTime() + days * 86_400_000 + 1));
  const subscription = fc.record({
    status: fc.constantFrom(...subscriptionStatuses),
    autoRenew: fc.boolean(),
    dueDate: date,
    endedAt: fc.option(date),
  });
  fc.assert(
    fc.property(subscription, ({ status, ...more }) => {
      const accessEndsAt = status === 'cancelled' ? more.dueDate : null;
      const all: SubscriptionFacts = { ...active, ...more, status, accessEndsAt };
      const promised = /Access until|Free trial until|Renews on/.test(subscriptionStatusText(all, now));
      expect(promised, subscriptionStatusText(all, now)).toBe(entitles(all, now));
    }),
  );
});
