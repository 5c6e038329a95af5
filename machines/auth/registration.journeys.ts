import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { registrationMachine } from './registration.machine.ts';

const email = 'mary@example.com';
const password = 'correct horse';
const submitted = { type: 'credentials.submitted', email, password, registrationOpen: true } as const;
const closed = { ...submitted, registrationOpen: false } as const;
const registered = { resolves: 'register', with: ok(null) } as const;
const taken = {
  resolves: 'register',
  with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['Already taken.'] } },
} as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

const account = {
  id: 'register',
  input: { name: '__', email, password, passwordConfirmation: password },
} as const;
const toLogin = [
  successToast('Registration successfully. Please login.'),
  navigationTo({ to: 'login', email, justLoggedOut: false }),
] as const;

export const registrationJourneys: readonly JourneyOf<typeof registrationMachine>[] = [
  {
    title:
      'AUTH-24 AUTH-25 OR-08 OR-99 CONST-49 an account is made under a placeholder and signs in by itself',
    events: [submitted, registered, { resolves: 'signIn', with: ok('signedIn') }],
    end: 'signedIn',
    calls: [account, { id: 'signIn', input: { email, password } }],
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { password: '' },
  },
  {
    title: 'AUTH-26 ERR-12 with registration off nothing is sent and the reason is shown',
    events: [closed],
    end: { editing: 'pristine' },
    calls: [],
    emits: [errorToast('This feature has been disabled by the administrator.')],
    context: { password: '' },
  },
  {
    title: 'ERR-05 fields the server blames carry its messages, and no toast repeats them',
    events: [submitted, taken],
    end: { editing: 'rejected' },
    calls: [account],
    emits: [],
    context: { fieldErrors: { email: ['Already taken.'] }, password: '' },
  },
  {
    title: 'ERR-05 a corrected form registers',
    events: [submitted, taken, submitted, registered],
    end: { submitting: 'signingIn' },
    context: { fieldErrors: {} },
  },
  {
    title:
      'AUTH-26 ERR-12 registration that was turned off meanwhile shows an error and clears the field errors',
    events: [submitted, taken, closed],
    end: { editing: 'pristine' },
    calls: [account],
    emits: [errorToast(messages.registrationClosed)],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-11 the registration fails at the server',
    events: [submitted, { resolves: 'register', with: broken }],
    end: { editing: 'pristine' },
    emits: [errorToast('Registration failed. Please try again later.')],
    context: { password: '' },
  },
  {
    title: 'ERR-10 ERR-32 without a network it says what every call says, and the form stays usable',
    events: [
      submitted,
      { resolves: 'register', with: { kind: 'unavailable', status: null, message: null } },
      submitted,
    ],
    end: { submitting: 'registering' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'ERR-12 SRV-11 the message of the server about a closed registration is shown',
    events: [
      submitted,
      { resolves: 'register', with: { kind: 'forbidden', message: messages.registrationClosed } },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.registrationClosed)],
  },
  {
    title: 'OR-08 an account that cannot sign in by itself goes to the login with its email',
    events: [submitted, registered, { resolves: 'signIn', with: broken }],
    end: 'loginNeeded',
    emits: toLogin,
    context: { password: '' },
  },
  {
    title: 'OR-08 an exception in the sign-in of a new account goes to the login as well',
    events: [submitted, registered, { rejects: 'signIn' }],
    end: 'loginNeeded',
    emits: toLogin,
    context: { password: '' },
  },
  {
    title: 'an exception in the registration leaves a usable form',
    events: [submitted, { rejects: 'register' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.registrationFailed)],
    context: { password: '' },
  },
  {
    title: 'a second press while waiting changes nothing',
    events: [submitted, submitted, closed],
    end: { submitting: 'registering' },
    calls: [account],
    emits: [],
  },
];
