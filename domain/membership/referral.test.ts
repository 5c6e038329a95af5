import { expect, test } from 'vitest';
import { type Referral, referralSentence, referralStatus, rewards } from './referral.ts';

const joined: Referral = { joinedAt: new Date('2026-05-03'), countedAt: null, reward: null };
const counted: Referral = { ...joined, countedAt: new Date('2026-05-10') };
const given: Referral = {
  ...counted,
  reward: { status: 'given', at: new Date('2026-05-24'), cents: 1200, currency: 'usd' },
};
const by = (side: 'referrer' | 'referred', isRewarded = true) => ({ side, isRewarded, waitDays: 14 });

test.each([
  [joined, by('referrer', false), 'joined', 'Joined on May 3, 2026.'],
  [joined, by('referrer'), 'joined', 'Joined on May 3, 2026. A free month is yours once they pay.'],
  [joined, by('referred'), 'joined', 'Joined on May 3, 2026. A free month is yours once you pay.'],
  [counted, by('referrer', false), 'counted', 'Counted since the first payment on May 10, 2026.'],
  [
    counted,
    by('referrer'),
    'counted',
    'Counted since the first payment on May 10, 2026. Your free month follows after May 24, 2026.',
  ],
  [
    { ...counted, reward: { status: 'waiting' } },
    by('referrer'),
    'counted',
    'Counted since the first payment on May 10, 2026. Your free month comes with your next paid membership.',
  ],
  [
    { ...counted, reward: { status: 'refused', reason: 'same_card' } },
    by('referrer'),
    'counted',
    'Counted since the first payment on May 10, 2026. No free month: both memberships are paid with the same card.',
  ],
  [
    given,
    by('referred'),
    'rewarded',
    'Counted since the first payment on May 10, 2026. Free month: $12.00 off the next payment, since May 24, 2026.',
  ],
] as const)('the status of a referral: %#', (referral, side, status, sentence) => {
  expect([referralStatus(referral), referralSentence(referral, side)]).toEqual([status, sentence]);
});

test('a rule rewards one side, both, or none', () => {
  const rules = ['none', 'referrer', 'referred', 'both'] as const;
  expect(rules.map((rule) => [rewards(rule, 'referrer'), rewards(rule, 'referred')])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});
