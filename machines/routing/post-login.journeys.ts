import { plus, sellingSettings, settledUser, verifyingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { postLoginMachine } from './post-login.machine.ts';

const url = 'https://pay.example.com/1';
const signedIn = { user: settledUser, way: 'password' } as const;
const later = { user: settledUser, way: 'restored' } as const;
const unfinished = { ...settledUser, subscription_checkout_url: url };

const plain = { answer: 'loadSettings', with: defaultSettings } as const;
const selling = { answer: 'loadSettings', with: sellingSettings } as const;
const verifying = { answer: 'loadSettings', with: verifyingSettings } as const;
const noFlags = { answer: 'loadMetas', with: ok([]) } as const;
const firstLogin = { name: 'first_login', value: 'true' } as const;
const firstMembership = { name: 'first_membership', value: true } as const;
const isNew = { answer: 'loadMetas', with: ok([firstLogin, firstMembership]) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

const asked = (...ids: ('loadSettings' | 'loadMetas' | 'loadPlans')[]) => ids.map((id) => ({ id }));

export const postLoginJourneys: readonly JourneyOf<typeof postLoginMachine>[] = [
  {
    title: 'AUTH-18 CONST-16 a sign-in with nothing special ends on the dashboard',
    input: signedIn,
    events: [plain, noFlags],
    end: 'toDashboard',
    calls: asked('loadSettings', 'loadMetas'),
    output: { to: 'dashboard' },
  },
  {
    title: 'AUTH-19 an unfinished payment goes on',
    input: { ...signedIn, user: unfinished },
    events: [plain],
    end: 'toCheckout',
    calls: asked('loadSettings'),
    output: { to: 'checkout', url },
  },
  {
    title: 'AUTH-19 OR-10 an unfinished payment is known from the metas too',
    input: signedIn,
    events: [
      plain,
      { answer: 'loadMetas', with: ok([{ name: 'subscription_checkout_url', value: url }, firstMembership]) },
    ],
    end: 'toCheckout',
    output: { to: 'checkout', url },
  },
  {
    title: 'AUTH-19 who has a membership is not sent to pay',
    input: { ...signedIn, user: { ...unfinished, activated_subscription: plus } },
    events: [plain, noFlags],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-20 AUTH-22 who never chose a membership chooses one, before the profile',
    input: signedIn,
    events: [plain, isNew],
    end: 'toMembershipChoice',
    calls: asked('loadSettings', 'loadMetas'),
    output: { to: 'membershipChoice' },
  },
  {
    title: 'AUTH-21 OR-09 the first sign-in leads to the profile, also where flags are texts',
    input: signedIn,
    events: [
      plain,
      { answer: 'loadMetas', with: ok([firstLogin, { name: 'first_membership', value: 'false' }]) },
    ],
    end: 'toFirstProfile',
    output: { to: 'firstProfile' },
  },
  {
    title:
      'AUTH-10 a new account goes on to the choice of a membership, also when its flags cannot be loaded',
    input: { ...signedIn, way: 'newAccount' },
    events: [plain, { answer: 'loadMetas', with: broken }],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-41 a verification that is wanted comes first, and nothing else is asked for',
    input: signedIn,
    events: [verifying],
    end: 'toVerification',
    calls: asked('loadSettings'),
    output: { to: 'verification' },
  },
  {
    title: 'OR-98 after the verification the sign-in goes on where it was',
    input: { user: { ...settledUser, email_verified_at: '2026-05-02T09:00:00.000Z' }, way: 'resumed' },
    events: [verifying, isNew],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-33 from another provider it goes to the dashboard, which does the rest',
    input: { ...signedIn, way: 'code' },
    events: [verifying],
    end: 'toDashboard',
    calls: asked('loadSettings'),
    output: { to: 'dashboard', social: true },
  },
  {
    title: 'AUTH-40 a member on a page for guests is led to the dashboard, and nothing more is asked for',
    input: later,
    events: [plain],
    end: 'toDashboard',
    calls: asked('loadSettings'),
    output: { to: 'dashboard' },
  },
  {
    title: 'AUTH-42 OR-03 a new member on a page for guests chooses a membership where some are sold',
    input: later,
    events: [selling, isNew, { answer: 'loadPlans', with: ok([plus]) }],
    end: 'toMembershipChoice',
    calls: asked('loadSettings', 'loadMetas', 'loadPlans'),
    output: { to: 'membershipChoice' },
  },
  {
    title: 'OR-03 without any membership to choose there is only the dashboard',
    input: later,
    events: [selling, isNew, { answer: 'loadPlans', with: ok([]) }],
    end: 'toDashboard',
  },
  {
    title: 'OR-03 memberships that cannot be loaded are none',
    input: later,
    events: [selling, isNew, { answer: 'loadPlans', with: broken }],
    end: 'toDashboard',
  },
  {
    title: 'OR-03 a defect in asking for memberships leads to the dashboard',
    input: later,
    events: [selling, isNew, { defect: 'loadPlans' }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-40 a member who is not new is not asked about memberships',
    input: later,
    events: [selling, noFlags],
    end: 'toDashboard',
    calls: asked('loadSettings', 'loadMetas'),
  },
  {
    title: 'AUTH-18 flags that cannot be loaded keep nobody from the dashboard',
    input: signedIn,
    events: [plain, { answer: 'loadMetas', with: broken }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-18 a defect in asking for the flags keeps nobody from the dashboard',
    input: signedIn,
    events: [plain, { defect: 'loadMetas' }],
    end: 'toDashboard',
  },
  {
    title: 'AUTH-20 settings that cannot be loaded are taken for the defaults',
    input: signedIn,
    events: [{ defect: 'loadSettings' }, isNew],
    end: 'toMembershipChoice',
  },
  {
    title: 'AUTH-40 settings that cannot be loaded ask a member met later nothing more',
    input: later,
    events: [{ defect: 'loadSettings' }],
    end: 'toDashboard',
    calls: asked('loadSettings'),
  },
  {
    title: 'AUTH-10 a defect in asking for the flags keeps no new account from the choice',
    input: { ...signedIn, way: 'newAccount' },
    events: [plain, { defect: 'loadMetas' }],
    end: 'toMembershipChoice',
  },
];
