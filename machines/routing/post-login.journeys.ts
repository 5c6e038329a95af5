import { plus, sellingSettings, settledUser, verifyingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { postLoginMachine } from './post-login.machine.ts';

const url = 'https://pay.example.com/1';
const signedIn = { user: settledUser, way: 'password' } as const;
const later = { user: settledUser, way: 'restored' } as const;
const unfinished = { ...settledUser, subscription_checkout_url: url };

const plain = { resolves: 'loadSettings', with: defaultSettings } as const;
const selling = { resolves: 'loadSettings', with: sellingSettings } as const;
const verifying = { resolves: 'loadSettings', with: verifyingSettings } as const;
const noFlags = { resolves: 'loadMetas', with: ok([]) } as const;
const firstLogin = { name: 'first_login', value: 'true' } as const;
const firstMembership = { name: 'first_membership', value: true } as const;
const isNew = { resolves: 'loadMetas', with: ok([firstLogin, firstMembership]) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

const loading = (...ids: ('loadSettings' | 'loadMetas' | 'loadPlans')[]) => ids.map((id) => ({ id }));

export const postLoginJourneys: readonly JourneyOf<typeof postLoginMachine>[] = [
  {
    title: 'AUTH-18 CONST-16 a sign-in without pending steps ends on the dashboard',
    input: signedIn,
    events: [plain, noFlags],
    end: 'toDashboard',
    calls: loading('loadSettings', 'loadMetas'),
    output: { to: 'dashboard' },
  },
  {
    title: 'AUTH-19 resumes an unfinished payment',
    input: { ...signedIn, user: unfinished },
    events: [plain],
    end: 'toCheckout',
    calls: loading('loadSettings'),
    output: { to: 'checkout', url },
  },
  {
    title: 'AUTH-19 OR-10 finds an unfinished payment in the metas as well',
    input: signedIn,
    events: [
      plain,
      {
        resolves: 'loadMetas',
        with: ok([{ name: 'subscription_checkout_url', value: url }, firstMembership]),
      },
    ],
    end: 'toCheckout',
    output: { to: 'checkout', url },
  },
  {
    title: 'AUTH-19 does not send a member with a membership to the checkout',
    input: { ...signedIn, user: { ...unfinished, activated_subscription: plus } },
    events: [plain, noFlags],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-20 AUTH-22 without a choice of membership the plans come before the profile',
    input: signedIn,
    events: [plain, isNew],
    end: 'toMembershipChoice',
    calls: loading('loadSettings', 'loadMetas'),
    output: { to: 'membershipChoice' },
  },
  {
    title: 'AUTH-21 OR-09 the first sign-in leads to the profile, also with flags as texts',
    input: signedIn,
    events: [
      plain,
      { resolves: 'loadMetas', with: ok([firstLogin, { name: 'first_membership', value: 'false' }]) },
    ],
    end: 'toFirstProfile',
    output: { to: 'firstProfile' },
  },
  {
    title: 'AUTH-10 a new account leads to the plans, also if its flags cannot be loaded',
    input: { ...signedIn, way: 'newAccount' },
    events: [plain, { resolves: 'loadMetas', with: broken }],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-41 a required verification comes first, without further requests',
    input: signedIn,
    events: [verifying],
    end: 'toVerification',
    calls: loading('loadSettings'),
    output: { to: 'verification' },
  },
  {
    title: 'OR-98 continues the sign-in after the verification',
    input: { user: { ...settledUser, email_verified_at: '2026-05-02T09:00:00.000Z' }, way: 'resumed' },
    events: [verifying, isNew],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-33 a social sign-in leads to the dashboard, which continues the other steps',
    input: { ...signedIn, way: 'code' },
    events: [verifying],
    end: 'toDashboard',
    calls: loading('loadSettings'),
    output: { to: 'dashboard', social: true },
  },
  {
    title: 'AUTH-40 redirects a member on a guest page to the dashboard without further requests',
    input: later,
    events: [plain],
    end: 'toDashboard',
    calls: loading('loadSettings'),
    output: { to: 'dashboard' },
  },
  {
    title: 'AUTH-42 OR-03 redirects a new member on a guest page to the plans if memberships are sold',
    input: later,
    events: [selling, isNew, { resolves: 'loadPlans', with: ok([plus]) }],
    end: 'toMembershipChoice',
    calls: loading('loadSettings', 'loadMetas', 'loadPlans'),
    output: { to: 'membershipChoice' },
  },
  {
    title: 'OR-03 leads to the dashboard without any plans',
    input: later,
    events: [selling, isNew, { resolves: 'loadPlans', with: ok([]) }],
    end: 'toDashboard',
  },
  {
    title: 'OR-03 treats plans that cannot be loaded as none',
    input: later,
    events: [selling, isNew, { resolves: 'loadPlans', with: broken }],
    end: 'toDashboard',
  },
  {
    title: 'OR-03 an exception in loading the plans leads to the dashboard',
    input: later,
    events: [selling, isNew, { rejects: 'loadPlans' }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-40 does not load plans for a member who is not new',
    input: later,
    events: [selling, noFlags],
    end: 'toDashboard',
    calls: loading('loadSettings', 'loadMetas'),
  },
  {
    title: 'AUTH-18 leads to the dashboard if the flags cannot be loaded',
    input: signedIn,
    events: [plain, { resolves: 'loadMetas', with: broken }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-18 an exception in loading the flags leads to the dashboard',
    input: signedIn,
    events: [plain, { rejects: 'loadMetas' }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-20 uses the defaults if the settings cannot be loaded',
    input: signedIn,
    events: [{ rejects: 'loadSettings' }, isNew],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-40 without settings, makes no further requests for a restored session',
    input: later,
    events: [{ rejects: 'loadSettings' }],
    end: 'toDashboard',
    calls: loading('loadSettings'),
  },
  {
    title: 'AUTH-10 an exception in loading the flags still leads a new account to the plans',
    input: { ...signedIn, way: 'newAccount' },
    events: [plain, { rejects: 'loadMetas' }],
    end: 'toMembershipChoice',
  },
];
