import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Input {
  /** Id of the passkey; null: the authenticator app. */
  readonly passkeyId: string | null;
}
interface Context extends Input {
  readonly problem: string | null;
}
/** Requires a confirmed identity. */
type FactorRemovalEvent = { type: 'removal.requested'; token: string };

const initialContext = ({ input }: { input: Input }): Context => ({ ...input, problem: null });
const removalOf = ({ context: { passkeyId }, event }: { context: Context; event: FactorRemovalEvent }) => {
  assertEvent(event, 'removal.requested');
  return { passkeyId, token: event.token };
};

export const factorRemovalMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as FactorRemovalEvent,
    emitted: {} as ToastRequested | { type: 'factor.removed' } | { type: 'confirmation.expired' },
    tags: {} as 'busy',
    children: {} as { removeFactor: 'removeFactor' },
  },
  actors: {
    removeFactor: unprovided<Outcome<null, 'confirmation_token'>, Input & { readonly token: string }>(
      'removeFactor',
    ),
  },
  actions: {
    noteRefused: assign((_, outcome: Outcome<unknown>) => ({
      problem: failureMessage(outcome, messages.unexpected),
    })),
    noteDefect: assign({ problem: messages.unexpected }),
    reportExpired: emit({ type: 'confirmation.expired' }),
    sayRemoved: emit(({ context }) =>
      successToast(
        context.passkeyId === null ? securityMessages.authenticatorRemoved : securityMessages.passkeyRemoved,
      ),
    ),
    reportRemoved: emit({ type: 'factor.removed' }),
  },
  guards: {
    isOk: isKind('ok'),
    isGone: isKind('notFound'),
    isUnconfirmed: (_, outcome: Outcome<null, 'confirmation_token'>) =>
      outcome.kind === 'invalid' && outcome.fields.confirmation_token !== undefined,
  },
}).createMachine({
  id: 'factorRemoval',
  description: 'A passkey or the authenticator app is removed; the last one turns two-step sign-in off.',
  context: initialContext,
  initial: 'asking',
  states: {
    asking: {
      description: 'The member, who has confirmed that it’s them, reads what it means.',
      on: { 'removal.requested': { target: 'removing' } },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: removalOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'removed' },
          { guard: { type: 'isGone', params: outputOf }, target: 'removed' },
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
    removed: {
      description: 'Also where another device was faster.',
      type: 'final',
      entry: ['sayRemoved', 'reportRemoved'],
    },
  },
});
