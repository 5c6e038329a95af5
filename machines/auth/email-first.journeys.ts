import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { emailFirstMachine } from './email-first.machine.ts';

const email = 'mary@example.com';
const password = 'correct horse';
const submitted = { type: 'credentials.submitted', email, password, registrationOpen: true } as const;
const known = { resolves: 'checkEmail', with: ok({ exists: true }) } as const;
const unknown = { resolves: 'checkEmail', with: ok({ exists: false }) } as const;
const registered = { resolves: 'register', with: ok(null) } as const;

const checked = { id: 'checkEmail', input: { email } } as const;
const signedIn = { id: 'signIn', input: { email, password } } as const;
const account = {
  id: 'register',
  input: { name: '__', email, password, passwordConfirmation: password },
} as const;
const newSignIn = { id: 'signInNewAccount', input: { email, password } } as const;

export const emailFirstJourneys: readonly JourneyOf<typeof emailFirstMachine>[] = [
  {
    title: 'AUTH-06 the email is checked before any other call',
    events: [submitted],
    end: { submitting: 'checkingEmail' },
    calls: [checked],
  },
  {
    title: 'AUTH-07 a known email signs in with the password, nothing is registered',
    events: [submitted, known, { resolves: 'signIn', with: ok('signedIn') }],
    end: 'signedIn',
    calls: [checked, signedIn],
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { password: '' },
  },
  {
    title:
      'EXT-23 with two-step sign-in on, a right password leads to the second step and reports no session',
    events: [submitted, known, { resolves: 'signIn', with: ok('secondStep') }],
    end: 'secondStepNeeded',
    emits: [navigationTo({ to: 'secondStep' })],
    context: { password: '' },
  },
  {
    title: 'AUTH-08 AUTH-09 AUTH-10 OK-03 a new email gets an account and is in with no second form',
    events: [submitted, unknown, registered, { resolves: 'signInNewAccount', with: ok('signedIn') }],
    end: 'newAccountReady',
    calls: [checked, account, newSignIn],
    emits: [
      successToast('Registration successfully. Please login.'),
      { type: 'session.signedIn', way: 'newAccount' },
    ],
    context: { password: '' },
  },
  {
    title: 'OR-08 an account that cannot sign in by itself goes to the login with its email',
    events: [
      submitted,
      unknown,
      registered,
      { resolves: 'signInNewAccount', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'loginNeeded',
    calls: [checked, account, newSignIn],
    emits: [
      successToast('Registration successfully. Please login.'),
      navigationTo({ to: 'login', email, justLoggedOut: false }),
    ],
    context: { password: '' },
  },
  {
    title: 'AUTH-27 ERR-12 with registration off an unknown email is refused and nothing is registered',
    events: [{ ...submitted, registrationOpen: false }, unknown],
    end: { editing: 'pristine' },
    calls: [checked],
    emits: [errorToast('This feature has been disabled by the administrator.')],
  },
  {
    title: 'AUTH-27 with registration off a known email still signs in',
    events: [{ ...submitted, registrationOpen: false }, known, { resolves: 'signIn', with: ok('signedIn') }],
    end: 'signedIn',
  },
  {
    title: 'ERR-16 the email check fails at the server',
    events: [
      submitted,
      { resolves: 'checkEmail', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast('Check email failed.')],
  },
  {
    title: 'ERR-01 fields the sign-in blames carry its messages, and no toast repeats them',
    events: [
      submitted,
      known,
      {
        resolves: 'signIn',
        with: { kind: 'invalid', message: 'Invalid.', fields: { password: ['Too short.'] } },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { password: ['Too short.'] }, password: '' },
  },
  {
    title: 'ERR-02 a blocked member reads the reason and stored tokens are forgotten',
    events: [
      submitted,
      known,
      { resolves: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { resolves: 'clearStoredTokens', with: null },
    ],
    end: { editing: 'pristine' },
    calls: [checked, signedIn, { id: 'clearStoredTokens' }],
    emits: [errorToast('Your account is blocked.')],
  },
  {
    title: 'ERR-03 a wrong password',
    events: [
      submitted,
      known,
      {
        resolves: 'signIn',
        with: { kind: 'unavailable', status: 400, message: 'The user credentials were incorrect.' },
      },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast('Login failed. Please check your email and password.')],
    context: { password: '' },
  },
  {
    title: 'ERR-05 fields the registration blames carry its messages',
    events: [
      submitted,
      unknown,
      {
        resolves: 'register',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['Already taken.'] } },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { email: ['Already taken.'] } },
  },
  {
    title: 'ERR-11 the registration fails at the server',
    events: [
      submitted,
      unknown,
      { resolves: 'register', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast('Registration failed. Please try again later.')],
  },
  {
    title:
      'ERR-10 ERR-32 without a network the registration says what every call says, and the form stays usable',
    events: [
      submitted,
      unknown,
      { resolves: 'register', with: { kind: 'unavailable', status: null, message: null } },
      submitted,
    ],
    end: { submitting: 'checkingEmail' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'ERR-33 a check that was canceled says nothing',
    events: [submitted, { resolves: 'checkEmail', with: { kind: 'canceled' } }],
    end: { editing: 'pristine' },
    emits: [],
  },
  {
    title: 'a second press of Continue while waiting changes nothing',
    events: [submitted, submitted],
    end: { submitting: 'checkingEmail' },
    calls: [checked],
  },
  {
    title: 'ERR-01 an email the check refuses carries its message',
    events: [
      submitted,
      {
        resolves: 'checkEmail',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no email address.'] } },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { email: ['This is no email address.'] }, password: '' },
  },
  {
    title: 'an exception in the email check leaves a usable form',
    events: [submitted, { rejects: 'checkEmail' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.checkEmailFailed)],
    context: { password: '' },
  },
  {
    title: 'an exception in the sign-in leaves a usable form',
    events: [submitted, known, { rejects: 'signIn' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.loginFailed)],
  },
  {
    title: 'an exception in the registration leaves a usable form',
    events: [submitted, unknown, { rejects: 'register' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.registrationFailed)],
  },
  {
    title: 'OR-08 an exception in the sign-in of a new account goes to the login as well',
    events: [submitted, unknown, registered, { rejects: 'signInNewAccount' }],
    end: 'loginNeeded',
    emits: [
      successToast('Registration successfully. Please login.'),
      navigationTo({ to: 'login', email, justLoggedOut: false }),
    ],
  },
  {
    title: 'ERR-02 tokens that cannot be forgotten do not block the form',
    events: [
      submitted,
      known,
      { resolves: 'signIn', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      { rejects: 'clearStoredTokens' },
    ],
    end: { editing: 'pristine' },
    context: { password: '' },
  },
];
