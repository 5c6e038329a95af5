import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { loginMachine } from './login.machine.ts';

const email = 'mary@example.com';
const password = 'correct horse';
const submitted = { type: 'credentials.submitted', email, password } as const;
const loginFailed = errorToast('Login failed. Please check your email and password.');

export const loginJourneys: readonly JourneyOf<typeof loginMachine>[] = [
  {
    title: 'AUTH-17 e-mail and password sign in',
    events: [submitted, { answer: 'signIn', with: ok(null) }],
    end: 'signedIn',
    calls: [{ id: 'signIn', input: { email, password } }],
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { password: '' },
  },
  {
    title: 'ERR-01 a refused field carries its message, and a corrected one signs in',
    events: [
      submitted,
      {
        answer: 'signIn',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no e-mail address.'] } },
      },
      submitted,
      { answer: 'signIn', with: ok(null) },
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
        answer: 'signIn',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no e-mail address.'] } },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { email: ['This is no e-mail address.'] }, password: '' },
  },
  {
    title: 'ERR-02 a blocked member reads the reason and stored tokens are forgotten',
    events: [
      submitted,
      { answer: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { answer: 'clearStoredTokens', with: null },
    ],
    end: { editing: 'pristine' },
    calls: [{ id: 'signIn' }, { id: 'clearStoredTokens' }],
    emits: [errorToast('Your account is blocked.')],
    context: { password: '' },
  },
  {
    title: 'ERR-03 a wrong password, answered by 400',
    events: [submitted, { answer: 'signIn', with: { kind: 'unavailable', status: 400, message: null } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-03 a wrong password, answered by 401',
    events: [submitted, { answer: 'signIn', with: { kind: 'unauthorized' } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-03 a failing server',
    events: [submitted, { answer: 'signIn', with: { kind: 'unavailable', status: 500, message: null } }],
    end: { editing: 'pristine' },
    emits: [loginFailed],
  },
  {
    title: 'ERR-32 no network is not taken for a wrong password',
    events: [submitted, { answer: 'signIn', with: { kind: 'unavailable', status: null, message: null } }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'too many tries are told how long to wait',
    events: [submitted, { answer: 'signIn', with: { kind: 'tooMany', retryAfterSeconds: 30 } }],
    end: { editing: 'pristine' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
  },
  {
    title: 'a defect leaves a usable form',
    events: [submitted, { defect: 'signIn' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.unexpected)],
    context: { password: '' },
  },
  {
    title: 'ERR-02 tokens that cannot be forgotten do not block the form',
    events: [
      submitted,
      { answer: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { defect: 'clearStoredTokens' },
    ],
    end: { editing: 'pristine' },
    context: { password: '' },
  },
];
