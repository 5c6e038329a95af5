import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFlags } from '#domain/account/flags.ts';
import { type Arrival, afterSignIn } from './after-sign-in.ts';
import { plainArrival, plus, sellingSettings, settledUser, verifyingSettings } from './arrival.fixture.ts';
import { type KnownArrival, missingFact, placeOf } from './missing-fact.ts';

const unasked = { flags: null, hasPlans: null } as const;
const known = (change: Partial<KnownArrival>): KnownArrival => ({ ...plainArrival, ...unasked, ...change });

test('after a sign-in fetches the flags and never the plans', () => {
  expect(missingFact(known({}))).toBe('flags');
  expect(missingFact(known({ flags: { ...noFlags, firstMembership: true } }))).toBeNull();
});

test('if memberships are sold, fetches the flags of a restored session too, and plans only for a new member', () => {
  const later = known({ way: 'restored', settings: sellingSettings });
  expect(missingFact(later)).toBe('flags');
  expect(missingFact({ ...later, flags: noFlags })).toBeNull();
  const isNew = { ...later, flags: { ...noFlags, firstMembership: true } };
  expect(missingFact(isNew)).toBe('plans');
  expect(missingFact({ ...isNew, hasPlans: false })).toBeNull();
});

test('skips facts that cannot change the decision', () => {
  expect(missingFact(known({ way: 'restored' }))).toBeNull();
  expect(missingFact(known({ way: 'code' }))).toBeNull();
  expect(missingFact(known({ settings: verifyingSettings }))).toBeNull();
  const unfinished = { ...settledUser, subscription_checkout_url: 'https://pay.example.com' };
  expect(missingFact(known({ user: unfinished }))).toBeNull();
});

const arrivals: fc.Arbitrary<Arrival> = fc.record({
  way: fc.constantFrom('restored', 'password', 'newAccount', 'code', 'resumed'),
  user: fc
    .record({
      activated_subscription: fc.constantFrom(null, plus),
      email_verified_at: fc.constantFrom(null, '2026-05-01T09:00:00.000Z'),
      subscription_checkout_url: fc.constantFrom(null, 'https://pay.example.com'),
    })
    .map((some) => ({ ...settledUser, ...some })),
  settings: fc.constantFrom(plainArrival.settings, sellingSettings, verifyingSettings),
  flags: fc.record({
    firstLogin: fc.boolean(),
    firstMembership: fc.boolean(),
    checkoutUrl: fc.constantFrom(null, 'https://pay.example.com/meta', 'javascript:0'),
  }),
  hasPlans: fc.boolean(),
});

test('OR-03 OR-09 skipped facts would not have changed the decision', () => {
  fc.assert(
    fc.property(arrivals, ({ flags, hasPlans, ...rest }) => {
      let known: KnownArrival = { ...rest, ...unasked };
      for (let fact = missingFact(known); fact !== null; fact = missingFact(known))
        known = fact === 'flags' ? { ...known, flags } : { ...known, hasPlans };
      expect(placeOf(known)).toEqual(afterSignIn({ ...rest, flags, hasPlans }));
    }),
    { numRuns: 500 },
  );
});
