import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ConfirmationField = 'current_password' | 'code';

interface Context {
  readonly fieldErrors: FieldErrors<ConfirmationField>;
  /** Token of the last mailed code; null before. */
  readonly otpToken: string | null;
}

type ConfirmationEvent =
  | { type: 'code.requested' }
  /** `secret`: the current password, or the mailed code if one was requested. */
  | { type: 'confirmation.submitted'; secret: string };

export interface ConfirmationAttempt {
  readonly secret: string;
  readonly otpToken: string | null;
}

export type ConfirmationOutcome = Outcome<{ readonly token: string }, ConfirmationField>;
export type MailedCodeOutcome = Outcome<{ readonly otpToken: string }>;

const initialContext = (): Context => ({ fieldErrors: {}, otpToken: null });

/** The secret is taken from the event, and is never in the context. */
const attemptOf = ({
  context: { otpToken },
  event,
}: {
  context: Context;
  event: ConfirmationEvent;
}): ConfirmationAttempt => {
  assertEvent(event, 'confirmation.submitted');
  return { otpToken, secret: event.secret };
};

export const confirmationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConfirmationEvent,
    emitted: {} as ToastRequested | { type: 'identity.confirmed'; token: string },
    tags: {} as 'busy',
    children: {} as { sendCode: 'sendCode'; confirmIdentity: 'confirmIdentity' },
  },
  actors: {
    sendCode: unprovided<MailedCodeOutcome>('sendCode'),
    confirmIdentity: unprovided<ConfirmationOutcome, ConfirmationAttempt>('confirmIdentity'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberFieldErrors: assign((_, outcome: ConfirmationOutcome) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    rememberOtpToken: assign((_, outcome: MailedCodeOutcome) =>
      outcome.kind === 'ok' ? { otpToken: outcome.value.otpToken, fieldErrors: {} } : {},
    ),
    reportConfirmed: enqueueActions(({ enqueue }, outcome: ConfirmationOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'identity.confirmed', token: outcome.value.token });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'confirmation',
  description:
    'Before the way of signing in is changed, the member confirms that it’s them: by the current password or a mailed code.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      description: 'The member enters the password, or the code once one is mailed.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused it; its message is shown below the field.' },
      },
      on: {
        'code.requested': { target: 'sendingCode' },
        'confirmation.submitted': { target: 'confirming' },
      },
    },
    sendingCode: {
      tags: ['busy'],
      invoke: submission({
        id: 'sendCode',
        src: 'sendCode',
        onOk: { target: 'editing', actions: { type: 'rememberOtpToken', params: outputOf } },
        onFailed: { target: 'editing' },
        failureText: messages.unexpected,
      }),
    },
    confirming: {
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: submission({
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: attemptOf,
        onOk: { target: 'confirmed', actions: { type: 'reportConfirmed', params: outputOf } },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'editing.rejected',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
        ],
        onFailed: { target: 'editing' },
        failureText: messages.unexpected,
      }),
    },
    confirmed: { description: 'For 10 minutes the member need not do so again.', type: 'final' },
  },
});
