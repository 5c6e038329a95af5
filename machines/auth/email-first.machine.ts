import { assign, emit, setup } from 'xstate';
import { entryMessages } from '#domain/message/entry-messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { failureOf, sayFailed, submission } from '../shared/submission.ts';
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
  registrationOpen: boolean;
  fieldErrors: FieldErrors<CredentialField>;
}

export type CheckEmailOutcome = Outcome<{ exists: boolean }, CredentialField>;
export type RegisterOutcome = Outcome<null, CredentialField>;
export type SignInOutcome = Outcome<FirstStep, CredentialField>;

const initialContext = (): Context => ({ email: '', password: '', registrationOpen: false, fieldErrors: {} });
const emailOf = ({ context }: { context: Context }) => ({ email: context.email });

export const emailFirstMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CredentialsSubmitted,
    emitted: {} as ToastRequested | NavigationRequested | SignedIn,
    tags: {} as 'busy',
    children: {} as {
      checkEmail: 'checkEmail';
      signIn: 'signIn';
      register: 'register';
      signInNewAccount: 'signIn';
      clearStoredTokens: 'clearStoredTokens';
    },
  },
  actors: {
    checkEmail: unprovided<CheckEmailOutcome, { email: string }>('checkEmail'),
    signIn: unprovided<SignInOutcome, Credentials>('signIn'),
    register: unprovided<RegisterOutcome, Registration>('register'),
    clearStoredTokens: unprovided<null>('clearStoredTokens'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCredentials: assign((_, submitted: CredentialsSubmitted) => ({
      email: submitted.email,
      password: submitted.password,
      registrationOpen: submitted.registrationOpen,
      fieldErrors: {},
    })),
    rememberFieldErrors: assign((_, outcome: Outcome<unknown, CredentialField>) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    forgetPassword: assign({ password: '' }),
    sayRegistrationClosed: emit(errorToast(entryMessages.registrationClosed)),
    sayRegistered: emit(successToast(entryMessages.registered)),
    reportSignedIn: emit({ type: 'session.signedIn', way: 'password' } as const),
    reportNewAccount: emit({ type: 'session.signedIn', way: 'newAccount' } as const),
    goToSecondStep: emit(navigationTo({ to: 'secondStep' })),
    goToLogin: emit(({ context }) =>
      navigationTo({ to: 'login', email: context.email, justLoggedOut: false }),
    ),
  },
  guards: {
    isOk: isKind('ok'),
    isSecondStep: (_, outcome: SignInOutcome) => outcome.kind === 'ok' && outcome.value === 'secondStep',
    isForbidden: isKind('forbidden'),
    hasFieldErrors: hasFieldErrors(),
    isKnownEmail: (_, outcome: CheckEmailOutcome) => outcome.kind === 'ok' && outcome.value.exists,
    isNewEmail: ({ context }, outcome: CheckEmailOutcome) =>
      outcome.kind === 'ok' && !outcome.value.exists && context.registrationOpen,
    isRegistrationClosed: ({ context }, outcome: CheckEmailOutcome) =>
      outcome.kind === 'ok' && !outcome.value.exists && !context.registrationOpen,
  },
}).createMachine({
  id: 'emailFirst',
  description: 'One form for sign-in and registration: a known email signs in, a new one registers.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in email and password.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused a field; its message is shown below that field.' },
      },
      on: {
        'credentials.submitted': {
          target: 'submitting',
          actions: { type: 'rememberCredentials', params: eventItself },
        },
      },
    },
    submitting: {
      description: 'Submitted; the form is disabled.',
      tags: ['busy'],
      exit: 'forgetPassword',
      initial: 'checkingEmail',
      states: {
        checkingEmail: {
          description: 'The server checks whether the email is registered.',
          invoke: submission({
            id: 'checkEmail',
            src: 'checkEmail',
            input: emailOf,
            onOk: { guard: { type: 'isKnownEmail', params: outputOf }, target: 'signingIn' },
            onOther: [
              { guard: { type: 'isNewEmail', params: outputOf }, target: 'registering' },
              {
                guard: { type: 'isRegistrationClosed', params: outputOf },
                target: '#emailFirst.editing.pristine',
                actions: 'sayRegistrationClosed',
              },
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: '#emailFirst.editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
            ],
            onFailed: { target: '#emailFirst.editing.pristine' },
            failureText: entryMessages.checkEmailFailed,
          }),
        },
        signingIn: {
          description: 'The email is registered: sign in with the password.',
          invoke: submission({
            id: 'signIn',
            src: 'signIn',
            input: credentialsOf,
            onOther: [
              { guard: { type: 'isSecondStep', params: outputOf }, target: '#emailFirst.secondStepNeeded' },
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: '#emailFirst.editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
              {
                guard: { type: 'isForbidden', params: outputOf },
                target: 'clearingTokens',
                actions: { type: 'sayFailed', params: failureOf },
              },
            ],
            onOk: { target: '#emailFirst.signedIn', actions: 'reportSignedIn' },
            onFailed: { target: '#emailFirst.editing.pristine' },
            failureText: entryMessages.loginFailed,
          }),
        },
        clearingTokens: {
          description: 'This user may not sign in; any earlier sign-in on the device is removed.',
          invoke: {
            id: 'clearStoredTokens',
            src: 'clearStoredTokens',
            onDone: { target: '#emailFirst.editing.pristine' },
            onError: { target: '#emailFirst.editing.pristine' },
          },
        },
        registering: {
          description: 'The email is new: an account is created, without a name yet.',
          invoke: submission({
            id: 'register',
            src: 'register',
            input: registrationOf,
            onOk: { target: 'signingInNewAccount', actions: 'sayRegistered' },
            onOther: [
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: '#emailFirst.editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
            ],
            onFailed: { target: '#emailFirst.editing.pristine' },
            failureText: entryMessages.registrationFailed,
          }),
        },
        signingInNewAccount: {
          description: 'The new account is signed in automatically.',
          invoke: {
            id: 'signInNewAccount',
            src: 'signIn',
            input: credentialsOf,
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: '#emailFirst.newAccountReady',
                actions: 'reportNewAccount',
              },
              { target: '#emailFirst.loginNeeded', actions: 'goToLogin' },
            ],
            onError: { target: '#emailFirst.loginNeeded', actions: 'goToLogin' },
          },
        },
      },
    },
    signedIn: { description: 'An existing member is signed in.', type: 'final' },
    secondStepNeeded: { description: 'Two-step sign-in is on.', type: 'final', entry: 'goToSecondStep' },
    newAccountReady: {
      description: 'A new member is signed in; the choice of a membership comes next.',
      type: 'final',
    },
    loginNeeded: {
      description: 'The account exists but could not be signed in; continues on the login page.',
      type: 'final',
    },
  },
});
