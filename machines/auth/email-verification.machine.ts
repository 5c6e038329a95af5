import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  type ArrivalResumed,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Input {
  /** The address of the page that the member came from; null: the sign-in continues. */
  readonly returnTo: string | null;
}

interface Context extends Input {
  /** Token of the last mailed code; null if unknown. */
  otpToken: string | null;
  fieldErrors: FieldErrors<'code'>;
  /** Seconds until the server mails another code; 0 if it would now. */
  wait: number;
}

export type EmailVerificationEvent = { type: 'code.submitted'; code: string } | { type: 'code.resent' };
/** Outcome: the token of the mailed code. */
export type SendCodeOutcome = Outcome<{ otpToken: string }>;
export type VerifyEmailOutcome = Outcome<null, 'code'>;

const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  otpToken: null,
  fieldErrors: {},
  wait: 0,
});
const attemptOf = ({ context, event }: { context: Context; event: EmailVerificationEvent }) => {
  assertEvent(event, 'code.submitted');
  return { otpToken: context.otpToken ?? '', code: event.code };
};

export const emailVerificationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as EmailVerificationEvent,
    emitted: {} as ToastRequested | NavigationRequested | ArrivalResumed,
    tags: {} as 'busy',
    children: {} as { readOtpToken: 'readOtpToken'; sendCode: 'sendCode'; verifyEmail: 'verifyEmail' },
  },
  actors: {
    /** The token of the last code mailed to this member, if this device still has it. */
    readOtpToken: unprovided<string | null>('readOtpToken'),
    /** Mails a new code and stores its token on the device. */
    sendCode: unprovided<SendCodeOutcome>('sendCode'),
    /** Verifies the email; removes the token from the device on success. */
    verifyEmail: unprovided<VerifyEmailOutcome, { otpToken: string; code: string }>('verifyEmail'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberToken: assign((_, otpToken: string | null) => ({ otpToken })),
    rememberSent: assign(({ context }, outcome: SendCodeOutcome) => ({
      otpToken: outcome.kind === 'ok' ? outcome.value.otpToken : context.otpToken,
    })),
    rememberWait: assign((_, outcome: SendCodeOutcome) => ({
      wait: outcome.kind === 'tooMany' ? outcome.retryAfterSeconds : 0,
    })),
    countDown: assign({ wait: ({ context }) => context.wait - 1 }),
    rememberFieldErrors: assign((_, outcome: VerifyEmailOutcome) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    blameMissingCode: assign({ fieldErrors: { code: [messages.codeNotAsked] } }),
    saySent: emit(successToast(messages.codeSent)),
    sayVerified: emit(successToast(messages.emailVerified)),
    resumeArrival: emit({ type: 'arrival.resumed' } as const),
    goOnward: emit(({ context: { returnTo } }) =>
      navigationTo(returnTo === null ? { to: 'onward' } : { to: 'back', address: returnTo }),
    ),
  },
  guards: {
    hasToken: (_, otpToken: string | null) => otpToken !== null,
    hasMailedCode: ({ context }) => context.otpToken !== null,
    hasToWait: ({ context }) => context.wait > 0,
    isOk: isKind('ok'),
    isTooEarly: isKind('tooMany'),
    hasFieldErrors: hasFieldErrors(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'emailVerification',
  description: 'A member confirms the email with the code that was mailed to it.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: {
      description: 'Was a code mailed already? If not, one is requested.',
      tags: ['busy'],
      invoke: {
        id: 'readOtpToken',
        src: 'readOtpToken',
        onDone: [
          {
            guard: { type: 'hasToken', params: outputOf },
            target: 'entering',
            actions: { type: 'rememberToken', params: outputOf },
          },
          { target: 'sending' },
        ],
        onError: { target: 'sending' },
      },
    },
    sending: {
      description: 'A new code is being mailed; only that one is valid from then on.',
      tags: ['busy'],
      invoke: submission({
        id: 'sendCode',
        src: 'sendCode',
        onOk: {
          target: 'entering',
          actions: [{ type: 'rememberSent', params: outputOf }, 'clearFieldErrors', 'saySent'],
        },
        onOther: [
          {
            guard: { type: 'isTooEarly', params: outputOf },
            target: 'entering',
            actions: { type: 'rememberWait', params: outputOf },
          },
        ],
        onFailed: { target: 'entering' },
      }),
    },
    entering: {
      description: 'The member enters the six digits of the mail.',
      initial: 'free',
      on: {
        'code.submitted': [{ guard: 'hasMailedCode', target: 'confirming' }, { actions: 'blameMissingCode' }],
      },
      states: {
        free: {
          description: 'Another code can be requested.',
          always: { guard: 'hasToWait', target: 'waiting' },
          on: { 'code.resent': { target: '#emailVerification.sending' } },
        },
        waiting: {
          description: 'Another code cannot be requested yet; the remaining seconds are shown.',
          after: { second: { target: 'free', actions: 'countDown' } },
        },
      },
    },
    confirming: {
      description: 'The server checks the code.',
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: submission({
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: attemptOf,
        onOk: { target: 'verified', actions: ['sayVerified', 'resumeArrival', 'goOnward'] },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'entering',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
        ],
        onFailed: { target: 'entering' },
      }),
    },
    verified: {
      description:
        'The email is verified; the steps after the sign-in continue, or the page before is shown.',
      type: 'final',
    },
  },
});
