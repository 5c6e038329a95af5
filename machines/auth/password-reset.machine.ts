import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { isCompleteCode } from '#domain/account/one-time-code.ts';
import { messages } from '#domain/message/messages.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ResetField = 'email' | 'code' | 'password' | 'password_confirmation';

/** From the previous page, if it has mailed a code already. */
export interface MailedCode {
  readonly otpToken: string | null;
  /** The address it was mailed to. */
  readonly email: string;
}

interface Context {
  email: string;
  /** Token of the mailed code; null before. */
  otpToken: string | null;
  /** As entered, until the server has checked it. */
  code: string;
  fieldErrors: FieldErrors<ResetField>;
}

export type PasswordResetEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'password.submitted'; password: string; passwordConfirmation: string }
  | { type: 'code.reopened' };

export interface NewPassword {
  readonly otpToken: string;
  readonly code: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}
export type RequestCodeOutcome = Outcome<{ otpToken: string }, ResetField>;
/** Outcome: the message of the server. */
export type ResetOutcome = Outcome<{ message: string }, ResetField>;

const initialContext = ({ input }: { input: MailedCode }): Context => ({
  email: input.email,
  otpToken: input.otpToken,
  code: '',
  fieldErrors: {},
});
const emailOf = ({ context }: { context: Context }) => ({ email: context.email });

/** The password is taken from the event, and is never in the context. */
const newPasswordOf = ({ context, event }: { context: Context; event: PasswordResetEvent }): NewPassword => {
  assertEvent(event, 'password.submitted');
  return {
    otpToken: context.otpToken ?? '',
    code: context.code,
    password: event.password,
    passwordConfirmation: event.passwordConfirmation,
  };
};

export const passwordResetMachine = setup({
  types: {
    input: {} as MailedCode,
    context: {} as Context,
    events: {} as PasswordResetEvent,
    emitted: {} as ToastRequested | NavigationRequested,
    tags: {} as 'busy',
    children: {} as { requestCode: 'requestCode'; resetPassword: 'resetPassword' },
  },
  actors: {
    requestCode: unprovided<RequestCodeOutcome, { email: string }>('requestCode'),
    resetPassword: unprovided<ResetOutcome, NewPassword>('resetPassword'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, fieldErrors: {} })),
    rememberToken: assign(({ context }, outcome: RequestCodeOutcome) => ({
      otpToken: outcome.kind === 'ok' ? outcome.value.otpToken : context.otpToken,
    })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code, fieldErrors: {} })),
    clearCode: assign({ code: '' }),
    rememberFieldErrors: assign((_, outcome: Outcome<unknown, ResetField>) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    blameCode: assign({ fieldErrors: { code: [messages.codeInvalid] } }),
    saySent: emit(successToast(messages.codeSent)),
    sayDone: enqueueActions(({ enqueue }, outcome: ResetOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit(successToast(outcome.value.message));
    }),
    goToReset: emit(({ context }) =>
      navigationTo({ to: 'passwordReset', otpToken: context.otpToken ?? '', email: context.email }),
    ),
    goToLogin: emit(navigationTo({ to: 'login', email: null, justLoggedOut: false })),
  },
  guards: {
    hasToken: ({ context }) => context.otpToken !== null,
    isComplete: (_, { code }: { code: string }) => isCompleteCode(code),
    isOk: isKind('ok'),
    isCodeRefused: (_, outcome: ResetOutcome) =>
      outcome.kind === 'invalid' && (outcome.fields.code?.length ?? 0) > 0,
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A forgotten password: a code is mailed, and with it a new password is set.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasToken', target: 'enteringCode' }, { target: 'askingForCode' }],
    },
    askingForCode: {
      description: 'The visitor enters the email address.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused the email; its message is shown below the field.' },
      },
      on: {
        'email.submitted': {
          target: 'mailing',
          actions: { type: 'rememberEmail', params: eventItself },
        },
      },
    },
    mailing: {
      description: 'The response is the same whether the account exists or not.',
      tags: ['busy'],
      invoke: submission({
        id: 'requestCode',
        src: 'requestCode',
        input: emailOf,
        onOk: {
          target: 'enteringCode',
          actions: [{ type: 'rememberToken', params: outputOf }, 'saySent', 'goToReset'],
        },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'askingForCode.rejected',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
        ],
        onFailed: { target: 'askingForCode' },
      }),
    },
    enteringCode: {
      description: 'Step one: the six-digit code. It is sent together with the new password.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'Not six digits, or refused by the server.' },
      },
      on: {
        'code.submitted': [
          {
            guard: { type: 'isComplete', params: eventItself },
            target: 'choosingPassword',
            actions: { type: 'rememberCode', params: eventItself },
          },
          { target: '.rejected', actions: 'blameCode' },
        ],
      },
    },
    choosingPassword: {
      description: 'Step two: the new password, twice.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused the password; its message is shown below the field.' },
      },
      on: {
        'password.submitted': { target: 'resetting', actions: 'clearFieldErrors' },
        'code.reopened': { target: 'enteringCode', actions: ['clearFieldErrors', 'clearCode'] },
      },
    },
    resetting: {
      description: 'The server checks the code and sets the password.',
      tags: ['busy'],
      invoke: submission({
        id: 'resetPassword',
        src: 'resetPassword',
        input: newPasswordOf,
        onOk: { target: 'reset', actions: ['clearCode', { type: 'sayDone', params: outputOf }, 'goToLogin'] },
        onOther: [
          {
            guard: { type: 'isCodeRefused', params: outputOf },
            target: 'enteringCode.rejected',
            actions: [{ type: 'rememberFieldErrors', params: outputOf }, 'clearCode'],
          },
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'choosingPassword.rejected',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
        ],
        onFailed: { target: 'choosingPassword' },
      }),
    },
    reset: { description: 'The password was changed; the login comes next.', type: 'final' },
  },
});
