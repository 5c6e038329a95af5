import type { User } from '#domain/session/user.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { sessionMachine } from './session.machine.ts';

export const mary: User = {
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
};

export const sessionCases: CasesOf<typeof sessionMachine> = {
  events: {
    'session.signedIn': [
      { type: 'session.signedIn', way: 'password' },
      { type: 'session.signedIn', way: 'newAccount' },
    ],
    'session.expired': [{ type: 'session.expired' }],
    'session.loggedOut': [{ type: 'session.loggedOut' }],
    'session.changedElsewhere': [{ type: 'session.changedElsewhere' }],
    'user.refreshed': [{ type: 'user.refreshed', user: { ...mary, name: 'Mary Jones' } }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    readTokens: [true, false],
    loadUser: { ...failures, ok: [ok(mary)] },
    forgetTokens: [null],
  },
};
