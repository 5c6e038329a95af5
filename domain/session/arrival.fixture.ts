import { noFlags } from '#domain/account/flags.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import type { Arrival } from './after-sign-in.ts';
import type { User } from './user.ts';

/** A member without pending steps. */
export const settledUser = {
  id: '7f3f7f0c-2f0a-4c8e-8a53-3c1d5f0a9b21',
  name: 'Mary Ann Smith',
  email: 'mary@example.com',
  email_verified_at: null,
  created_at: '2026-05-01T09:00:00.000Z',
  profile_photo_url: null,
  date_of_birth: null,
  bio: null,
  gender: 'other',
  weight: null,
  height: null,
  features: [],
  activated_subscription: null,
  latest_subscription: null,
  subscriptions: [],
  subscription_checkout_url: null,
  referral_code: null,
  affiliate: { referred_by: null },
  consents: [
    { id: 'food', is_current: true, is_wanted: false },
    { id: 'health', is_current: true, is_wanted: false },
  ],
} as const satisfies User;

export const plus: NonNullable<User['activated_subscription']> = {
  id: 's1',
  subscription_name: 'Plus (founders)',
  product: { id: 'plus', name: 'Plus' },
  status: 'active',
  duration: 'yearly',
  price: 96,
  currency: 'usd',
  auto_renew: true,
  due_date: null,
  trial_ends_at: null,
  access_until: null,
  explanation: 'Renews, $96.00 a year.',
  created_at: '2026-05-01T09:00:00.000Z',
};

/** Settings of a site that sells memberships and requires nothing else. */
export const sellingSettings = { ...defaultSettings, stripe_connected: true };
export const verifyingSettings = { ...defaultSettings, registration_otp_verification: true };

export const plainArrival: Arrival = {
  way: 'password',
  user: settledUser,
  settings: defaultSettings,
  flags: noFlags,
  hasPlans: false,
};
