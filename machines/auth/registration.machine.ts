import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import {
  type CredentialField,
  type Credentials,
  type CredentialsSubmitted,
  credentialsOf,
  type FirstStep,
  type Registration,
  registrationOf,
  type SignedIn,
} from './credentials.ts';

interface Context extends Credentials {
  fieldErrors: FieldErrors<CredentialField>;
}

export type RegisterOutcome = Outcome<null, CredentialField>;

const initialContext = (): Context => ({ email: '', password: '', fieldErrors: {} });

export const registrationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CredentialsSubmitted,
    emitted: {} as ToastRequested | NavigationRequested | SignedIn,
    tags: {} as 'busy',
    children: {} as { register: 'register'; signIn: 'signIn' },
  },
  actors: {
    register: unprovided<RegisterOutcome, Registration>('register'),
    /** A new account has no second step. */
    signIn: unprovided<Outcome<FirstStep, CredentialField>, Credentials>('signIn'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCredentials: assign((_, submitted: Credentials) => ({
      email: submitted.email,
      password: submitted.password,
      fieldErrors: {},
    })),
    rememberFieldErrors: assign((_, outcome: RegisterOutcome) => ({ fieldErrors: fieldErrorsOf(outcome) })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    forgetPassword: assign({ password: '' }),
    sayClosed: emit(errorToast(messages.registrationClosed)),
    sayRegistered: emit(successToast(messages.registered)),
    reportSignedIn: emit({ type: 'session.signedIn', way: 'password' } as const),
    goToLogin: emit(({ context }) =>
      navigationTo({ to: 'login', email: context.email, justLoggedOut: false }),
    ),
  },
  guards: {
    isOpen: (_, { registrationOpen }: { registrationOpen: boolean }) => registrationOpen,
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'registration',
  description: 'Registration, followed by an automatic sign-in.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in email and password; nothing else is asked.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused a field; its message is shown below that field.' },
      },
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'isOpen', params: eventItself },
            target: 'submitting',
            actions: { type: 'rememberCredentials', params: eventItself },
          },
          { target: '.pristine', actions: ['clearFieldErrors', 'sayClosed'] },
        ],
      },
    },
    submitting: {
      description: 'The form is disabled.',
      tags: ['busy'],
      exit: 'forgetPassword',
      initial: 'registering',
      states: {
        registering: {
          description: 'An account is created, without a name yet.',
          invoke: submission({
            id: 'register',
            src: 'register',
            input: registrationOf,
            onOk: { target: 'signingIn' },
            onOther: [
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: '#registration.editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
            ],
            onFailed: { target: '#registration.editing.pristine' },
            failureText: messages.registrationFailed,
          }),
        },
        signingIn: {
          description: 'The new account is signed in automatically.',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: credentialsOf,
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: '#registration.signedIn',
                actions: 'reportSignedIn',
              },
              { target: '#registration.loginNeeded', actions: ['sayRegistered', 'goToLogin'] },
            ],
            onError: { target: '#registration.loginNeeded', actions: ['sayRegistered', 'goToLogin'] },
          },
        },
      },
    },
    signedIn: { description: 'Signed in; the steps after the sign-in come next.', type: 'final' },
    loginNeeded: {
      description: 'The account exists but could not be signed in; continues on the login page.',
      type: 'final',
    },
  },
});
