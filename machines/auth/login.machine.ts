import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { type NavigationRequested, navigationTo, type ToastRequested } from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { failureOf, sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import {
  type CredentialField,
  type Credentials,
  credentialsOf,
  type FirstStep,
  type SignedIn,
} from './credentials.ts';

interface Context extends Credentials {
  fieldErrors: FieldErrors<CredentialField>;
}

export type SignInOutcome = Outcome<FirstStep, CredentialField>;

const initialContext = (): Context => ({ email: '', password: '', fieldErrors: {} });

export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'credentials.submitted' } & Credentials,
    emitted: {} as ToastRequested | NavigationRequested | SignedIn,
    tags: {} as 'busy',
    children: {} as { signIn: 'signIn'; clearStoredTokens: 'clearStoredTokens' },
  },
  actors: {
    signIn: unprovided<SignInOutcome, Credentials>('signIn'),
    clearStoredTokens: unprovided<null>('clearStoredTokens'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCredentials: assign((_, submitted: Credentials) => ({
      email: submitted.email,
      password: submitted.password,
      fieldErrors: {},
    })),
    rememberFieldErrors: assign((_, outcome: SignInOutcome) => ({ fieldErrors: fieldErrorsOf(outcome) })),
    forgetPassword: assign({ password: '' }),
    reportSignedIn: emit({ type: 'session.signedIn', way: 'password' } as const),
    goToSecondStep: emit(navigationTo({ to: 'secondStep' })),
  },
  guards: {
    isOk: isKind('ok'),
    isSecondStep: (_, outcome: SignInOutcome) => outcome.kind === 'ok' && outcome.value === 'secondStep',
    isForbidden: isKind('forbidden'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'login',
  description: 'Sign in with email and password.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      description: 'The member fills in email and password.',
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
      initial: 'signingIn',
      states: {
        signingIn: {
          invoke: submission({
            id: 'signIn',
            src: 'signIn',
            input: credentialsOf,
            onOther: [
              { guard: { type: 'isSecondStep', params: outputOf }, target: '#login.secondStepNeeded' },
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: '#login.editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
              {
                guard: { type: 'isForbidden', params: outputOf },
                target: 'clearingTokens',
                actions: { type: 'sayFailed', params: failureOf },
              },
            ],
            onOk: { target: '#login.signedIn', actions: 'reportSignedIn' },
            onFailed: { target: '#login.editing.pristine' },
            failureText: messages.loginFailed,
          }),
        },
        clearingTokens: {
          description: 'This user may not sign in; any earlier sign-in on the device is removed.',
          invoke: {
            id: 'clearStoredTokens',
            src: 'clearStoredTokens',
            onDone: { target: '#login.editing.pristine' },
            onError: { target: '#login.editing.pristine' },
          },
        },
      },
    },
    signedIn: { type: 'final' },
    secondStepNeeded: { description: 'Two-step sign-in is on.', type: 'final', entry: 'goToSecondStep' },
  },
});
