import { describe, expect, test } from 'vitest';
import { noFlags } from '#domain/account/flags.ts';
import { type Arrival, afterSignIn } from './after-sign-in.ts';
import { plainArrival, plus, sellingSettings, settledUser, verifyingSettings } from './arrival.fixture.ts';

const url = 'https://pay.example.com/1';
const place = (change: Partial<Arrival>) => afterSignIn({ ...plainArrival, ...change });
const all = { firstLogin: true, firstMembership: true, checkoutUrl: url };
const unfinished = { ...settledUser, subscription_checkout_url: url };

describe('right after a sign-in', () => {
  test('AUTH-18 CONST-16 leads to the dashboard by default', () => {
    expect(place({})).toEqual({ to: 'dashboard' });
  });

  test('AUTH-19 OR-10 resumes an unfinished payment from the user or the metas', () => {
    expect(place({ user: unfinished })).toEqual({ to: 'checkout', url });
    expect(place({ flags: { ...noFlags, checkoutUrl: url } })).toEqual({ to: 'checkout', url });
    const other = { ...noFlags, checkoutUrl: 'https://pay.example.com/2' };
    expect(place({ user: unfinished, flags: other })).toEqual({ to: 'checkout', url });
  });

  test('AUTH-19 sends no member with a membership to a checkout', () => {
    expect(place({ user: { ...unfinished, activated_subscription: plus } })).toEqual({ to: 'dashboard' });
    expect(place({ user: { ...unfinished, latest_subscription: plus } })).toEqual({ to: 'checkout', url });
  });

  test.each(['/sandbox/checkout/1', 'http://localhost:3000/pay', 'HTTPS://pay.example.com'])(
    'AUTH-19 accepts the checkout URL %s',
    (address) => {
      expect(place({ flags: { ...noFlags, checkoutUrl: address } })).toEqual({
        to: 'checkout',
        url: address,
      });
    },
  );

  test.each(['javascript:alert(1)', '//elsewhere.example.com', 'data:text/html,x', 'pay'])(
    'rejects the checkout URL %s',
    (address) => {
      expect(place({ flags: { ...noFlags, checkoutUrl: address } })).toEqual({ to: 'dashboard' });
    },
  );

  test('AUTH-20 a member who has never chosen a membership gets the plans', () => {
    expect(place({ flags: { ...noFlags, firstMembership: true } })).toEqual({ to: 'membershipChoice' });
  });

  test('AUTH-21 the first sign-in leads to the profile', () => {
    expect(place({ flags: { ...noFlags, firstLogin: true } })).toEqual({ to: 'firstProfile' });
  });

  test('AUTH-22 OR-09 payment comes before membership, membership before profile', () => {
    expect(place({ flags: all })).toEqual({ to: 'checkout', url });
    expect(place({ flags: { ...all, checkoutUrl: null } })).toEqual({ to: 'membershipChoice' });
  });

  test('AUTH-10 a new account leads to the plans, regardless of its flags', () => {
    expect(place({ way: 'newAccount' })).toEqual({ to: 'membershipChoice' });
  });

  test('AUTH-41 OR-98 a required verification comes before all other steps, which follow after it', () => {
    expect(place({ settings: verifyingSettings, flags: all })).toEqual({ to: 'verification' });
    expect(place({ settings: verifyingSettings, way: 'newAccount' })).toEqual({ to: 'verification' });
    expect(settledUser.email_verified_at).toBeNull();
    expect(place({})).toEqual({ to: 'dashboard' });
    const verified = { ...settledUser, email_verified_at: '2026-05-01T09:00:00.000Z' };
    expect(place({ way: 'resumed', settings: verifyingSettings, user: verified, flags: all })).toEqual({
      to: 'checkout',
      url,
    });
    expect(place({ way: 'resumed', settings: verifyingSettings, user: verified })).toEqual({
      to: 'dashboard',
    });
  });

  test('AUTH-33 OR-79 a social sign-in leads to the dashboard, which continues the other steps', () => {
    expect(place({ way: 'code' })).toEqual({ to: 'dashboard', social: true });
    expect(place({ way: 'code', settings: verifyingSettings, flags: all })).toEqual({
      to: 'dashboard',
      social: true,
    });
    expect(place({ way: 'resumed', flags: { ...noFlags, firstLogin: true } })).toEqual({
      to: 'firstProfile',
    });
  });
});

describe('later, on a page for guests', () => {
  const restored = (change: Partial<Arrival>) => place({ way: 'restored', ...change });
  const newHere = { ...noFlags, firstMembership: true };

  test('AUTH-40 redirects a member to the dashboard', () => {
    expect(restored({})).toEqual({ to: 'dashboard' });
    expect(restored({ flags: { ...all, firstMembership: false } })).toEqual({ to: 'dashboard' });
    expect(restored({ user: unfinished })).toEqual({ to: 'dashboard' });
  });

  test('AUTH-41 OR-74 redirects a member with an unverified email to the verification', () => {
    expect(restored({ settings: verifyingSettings })).toEqual({ to: 'verification' });
    const settings = { ...sellingSettings, registration_otp_verification: true };
    expect(restored({ settings, flags: newHere, hasPlans: true })).toEqual({ to: 'verification' });
  });

  test('AUTH-42 OR-03 redirects a new member to the plans', () => {
    expect(restored({ settings: sellingSettings, flags: newHere, hasPlans: true })).toEqual({
      to: 'membershipChoice',
    });
  });

  test('OR-03 skips the plans without plans or a payment provider', () => {
    expect(restored({ settings: sellingSettings, flags: newHere })).toEqual({ to: 'dashboard' });
    expect(restored({ flags: newHere, hasPlans: true })).toEqual({ to: 'dashboard' });
    expect(restored({ settings: sellingSettings, hasPlans: true })).toEqual({ to: 'dashboard' });
  });
});
