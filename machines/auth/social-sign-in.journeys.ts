import { messages } from '#domain/message/messages.ts';
import { socialSignInMessages } from '#domain/session/social-sign-in-error.ts';
import { errorToast, navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { socialSignInMachine } from './social-sign-in.machine.ts';

const code = 'kf-code-71a0';
const returned = { resolves: 'readReturn', with: { kind: 'code', code } } as const;
const exchanged = { resolves: 'exchangeCode', with: ok('signedIn' as const) } as const;
const marked = { resolves: 'markSession', with: null } as const;

const somethingWrong = errorToast('Something went wrong');
const toLogin = navigationTo({ to: 'login', email: null, justLoggedOut: false });
const signedIn = { type: 'session.signedIn', way: 'code' } as const;
const exchange = { id: 'exchangeCode', input: { code } } as const;

export const socialSignInJourneys: readonly JourneyOf<typeof socialSignInMachine>[] = [
  {
    title:
      'AUTH-31 AUTH-32 AUTH-33 OR-91 STOR-04 a returned code is traded for a session, which is marked as one by code',
    events: [returned, exchanged, marked],
    end: 'signedIn',
    calls: [{ id: 'readReturn' }, exchange, { id: 'markSession' }],
    emits: [signedIn],
    context: { code: null },
  },
  {
    title: 'EXT-23 with two-step sign-in on, a right code leads to the second step and reports no session',
    events: [returned, { resolves: 'exchangeCode', with: ok('secondStep') }],
    end: 'secondStepNeeded',
    calls: [{ id: 'readReturn' }, exchange],
    emits: [navigationTo({ to: 'secondStep' })],
    context: { code: null },
  },
  {
    title: 'AUTH-32 the session is announced only after it is marked',
    events: [returned, exchanged],
    end: 'marking',
    emits: [],
  },
  {
    title: 'AUTH-34 ERR-36 without a code something went wrong and the login takes over',
    events: [{ resolves: 'readReturn', with: { kind: 'refused', error: null } }],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }],
    emits: [somethingWrong, toLogin],
  },
  {
    title: 'AUTH-34 the reason for a missing code is shown',
    events: [{ resolves: 'readReturn', with: { kind: 'refused', error: 'email_in_use' } }],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }],
    emits: [errorToast(socialSignInMessages.email_in_use), toLogin],
  },
  {
    title: 'SRV-09 a code that cannot be honored leads to the login',
    events: [
      returned,
      {
        resolves: 'exchangeCode',
        with: { kind: 'unavailable', status: 400, message: 'This code was used.' },
      },
    ],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }, exchange],
    emits: [somethingWrong, toLogin],
    context: { code: null },
  },
  {
    title: 'ERR-32 without a network it says what every call says',
    events: [
      returned,
      { resolves: 'exchangeCode', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'turnedAway',
    emits: [errorToast(messages.overloaded), toLogin],
  },
  {
    title: 'ERR-02 a blocked member reads the reason, stored tokens are forgotten',
    events: [
      returned,
      { resolves: 'exchangeCode', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { resolves: 'clearStoredTokens', with: null },
    ],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }, exchange, { id: 'clearStoredTokens' }],
    emits: [errorToast('Your account is blocked.'), toLogin],
  },
  {
    title: 'ERR-02 tokens that cannot be forgotten keep nobody from the login',
    events: [
      returned,
      { resolves: 'exchangeCode', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { rejects: 'clearStoredTokens' },
    ],
    end: 'turnedAway',
    emits: [errorToast('Your account is blocked.'), toLogin],
  },
  {
    title: 'a session that cannot be marked is one all the same',
    events: [returned, exchanged, { rejects: 'markSession' }],
    end: 'signedIn',
    emits: [signedIn],
  },
  {
    title: 'an exception in reading the address leads to the login',
    events: [{ rejects: 'readReturn' }],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }],
    emits: [somethingWrong, toLogin],
  },
  {
    title: 'an exception in the exchange leads to the login, and is not retried',
    events: [returned, { rejects: 'exchangeCode' }],
    end: 'turnedAway',
    calls: [{ id: 'readReturn' }, exchange],
    emits: [somethingWrong, toLogin],
    context: { code: null },
  },
];
