import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  readonly recoveryCodes: readonly string[];
  readonly problem: string | null;
}
type RecoveryCodesEvent =
  /** Requires a confirmed identity. */
  { type: 'codes.requested'; token: string } | { type: 'codes.saved' };

export type RenewCodesOutcome = Outcome<{ readonly recoveryCodes: readonly string[] }, 'confirmation_token'>;

const initialContext = (): Context => ({ recoveryCodes: [], problem: null });
const tokenOf = ({ event }: { event: RecoveryCodesEvent }) => {
  assertEvent(event, 'codes.requested');
  return { token: event.token };
};

export const recoveryCodesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecoveryCodesEvent,
    emitted: {} as { type: 'setup.completed' } | { type: 'confirmation.expired' },
    tags: {} as 'busy',
    children: {} as { renewCodes: 'renewCodes' },
  },
  actors: { renewCodes: unprovided<RenewCodesOutcome, { token: string }>('renewCodes') },
  actions: {
    rememberCodes: assign((_, outcome: RenewCodesOutcome) => ({
      recoveryCodes: outcome.kind === 'ok' ? outcome.value.recoveryCodes : [],
      problem: null,
    })),
    forgetCodes: assign({ recoveryCodes: [] }),
    noteRefused: assign((_, outcome: Outcome<unknown>) => ({
      problem: failureMessage(outcome, messages.unexpected),
    })),
    noteDefect: assign({ problem: messages.unexpected }),
    reportExpired: emit({ type: 'confirmation.expired' }),
    reportCompleted: emit({ type: 'setup.completed' }),
  },
  guards: {
    isOk: isKind('ok'),
    isUnconfirmed: (_, outcome: RenewCodesOutcome) =>
      outcome.kind === 'invalid' && outcome.fields.confirmation_token !== undefined,
  },
}).createMachine({
  id: 'recoveryCodes',
  description: 'New recovery codes take the place of those before.',
  context: initialContext,
  initial: 'asking',
  states: {
    asking: {
      description: 'The member, who has confirmed that it’s them, reads what it means.',
      on: { 'codes.requested': { target: 'renewing' } },
    },
    renewing: {
      tags: ['busy'],
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: tokenOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'showingCodes',
            actions: { type: 'rememberCodes', params: outputOf },
          },
          {
            guard: { type: 'isUnconfirmed', params: outputOf },
            target: 'asking',
            actions: 'reportExpired',
          },
          { target: 'asking', actions: { type: 'noteRefused', params: outputOf } },
        ],
        onError: { target: 'asking', actions: 'noteDefect' },
      },
    },
    showingCodes: {
      description: 'They are shown this once.',
      exit: 'forgetCodes',
      on: { 'codes.saved': { target: 'completed' } },
    },
    completed: { type: 'final', entry: 'reportCompleted' },
  },
});
