import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { loginMachine } from './login.machine.ts';

const email = 'mary@example.com';
const password = 'correct horse';
const submitted = { type: 'credentials.submitted', email, password } as const;
const loginFailed = errorToast('Login failed. Please check your email and password.');

export const loginJourneys: readonly JourneyOf<typeof loginMachine>[] = [
  {
    title: 'AUTH-17 email and password sign in',
    events: [submitted, { resolves: 'signIn', with: ok('signedIn') }],
    end: 'signedIn',
    calls: [{ id: 'signIn', input: { email, password } }],
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { password: '' },
  },
  {
    title:
      'EXT-23 with two-step sign-in on, a right password leads to the second step and reports no session',
    events: [submitted, { resolves: 'signIn', with: ok('secondStep') }],
    end: 'secondStepNeeded',
    emits: [navigationTo({ to: 'secondStep' })],
    context: { password: '' },
  },
  {
    title: 'ERR-01 a refused field carries its message, and a corrected one signs in',
    events: [
      submitted,
      {
        resolves: 'signIn',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no email address.'] } },
      },
      submitted,
      { resolves: 'signIn', with: ok('signedIn') },
    ],
    end: 'signedIn',
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-01 a refused field carries its message, and no toast repeats it',
    events: [
      submitted,
      {
        resolves: 'signIn',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no email address.'] } },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { email: ['This is no email address.'] }, password: '' },
  },
  {
    title: 'ERR-02 a blocked member reads the reason and stored tokens are forgotten',
    events: [
      submitted,
      { resolves: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { resolves: 'clearStoredTokens', with: null },
    ],
    end: { editing: 'pristine' },
    calls: [{ id: 'signIn' }, { id: 'clearStoredTokens' }],
    emits: [errorToast('Your account is blocked.')],
    context: { password: '' },
  },
  {
    title: 'ERR-03 a wrong password, answered by 400',
    events: [submitted, { resolves: 'signIn', with: { kind: 'unavailable', status: 400, message: null } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-03 a wrong password, answered by 401',
    events: [submitted, { resolves: 'signIn', with: { kind: 'unauthorized' } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-03 a failing server',
    events: [submitted, { resolves: 'signIn', with: { kind: 'unavailable', status: 500, message: null } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-32 no network is not taken for a wrong password',
    events: [submitted, { resolves: 'signIn', with: { kind: 'unavailable', status: null, message: null } }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'too many attempts show how long to wait',
    events: [submitted, { resolves: 'signIn', with: { kind: 'tooMany', retryAfterSeconds: 30 } }],
    end: { editing: 'pristine' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
  },
  {
    title: 'an exception leaves a usable form',
    events: [submitted, { rejects: 'signIn' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.loginFailed)],
    context: { password: '' },
  },
  {
    title: 'ERR-02 tokens that cannot be forgotten do not block the form',
    events: [
      submitted,
      { resolves: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { rejects: 'clearStoredTokens' },
    ],
    end: { editing: 'pristine' },
    context: { password: '' },
  },
];
