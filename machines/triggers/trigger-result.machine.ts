import { emit, setup } from 'xstate';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import type { Finding } from '#domain/triggers/find-triggers.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Input {
  readonly programId: string;
  readonly finding: Finding;
}

export type TriggerResultEvent = { type: 'limit.accepted' } | { type: 'limit.declined' };

const contextOf = ({ input }: { input: Input }): Input => input;
const programOf = ({ context: { programId } }: { context: Input }) => ({ programId });

export const triggerResultMachine = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as TriggerResultEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { saveLimit: 'saveLimit' },
  },
  actors: { saveLimit: unprovided<Outcome<null>, { programId: string }>('saveLimit') },
  actions: {
    sayFailed: emit((_, outcome: Outcome<unknown>) =>
      errorToast(failureMessage(outcome, triggerMessages.limitFailed) ?? triggerMessages.limitFailed),
    ),
    sayUnexpected: emit(errorToast(triggerMessages.limitFailed)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    hasLimit: ({ context }) => context.finding.limit !== null,
  },
}).createMachine({
  id: 'triggerResult',
  description: 'A limit, that it is tolerated, or no result. Nothing changes before the member says so.',
  context: contextOf,
  initial: 'shown',
  states: {
    shown: {
      on: {
        'limit.accepted': { guard: 'hasLimit', target: 'saving' },
        'limit.declined': { target: 'closed' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'saveLimit',
        src: 'saveLimit',
        input: programOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'closed' },
          { target: 'shown', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'shown', actions: 'sayUnexpected' },
      },
    },
    closed: { type: 'final' },
  },
});
