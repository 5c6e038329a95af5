import { assign, setup } from 'xstate';
import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type TriggerTests = OperationResponse<'getTriggerTests'>['data'];
/** A fact of a program, with the id that its client made. */
export interface TriggerChange {
  readonly programId: string;
  readonly body: OperationBody<'noteTriggerEvent'>;
}
interface Context {
  /** Null until they are loaded. */
  tests: TriggerTests | null;
  failure: string | null;
  change: TriggerChange | null;
}
type Loaded = Outcome<TriggerTests>;
export type TriggerTestEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'change.made'; change: TriggerChange }
  /** A stop by the member, or an alarm sign: what follows on the screen does not wait for the server. */
  | { type: 'stop.requested'; change: TriggerChange };

const initialContext = (): Context => ({ tests: null, failure: null, change: null });
const changeOf = ({ context: { change } }: { context: Context }) => ({ change });

export const triggerTestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TriggerTestEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadTests: 'loadTests';
      refreshTests: 'loadTests';
      saveChange: 'saveChange';
      saveStop: 'saveChange';
    },
  },
  actors: {
    loadTests: unprovided<Loaded>('loadTests'),
    saveChange: unprovided<Loaded, { change: TriggerChange | null }>('saveChange'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberTests: assign((_, outcome: Loaded) =>
      outcome.kind === 'ok' ? { tests: outcome.value, failure: null, change: null } : {},
    ),
    rememberFailure: assign((_, outcome: Loaded) => ({
      failure: failureMessage(outcome, triggerMessages.loadFailed),
    })),
    rememberDefect: assign({ failure: triggerMessages.loadFailed }),
    rememberUnsaved: assign((_, outcome: Loaded) => ({
      failure: failureMessage(outcome, triggerMessages.saveFailed),
    })),
    rememberUnsavedDefect: assign({ failure: triggerMessages.saveFailed }),
    rememberChange: assign((_, { change }: { change: TriggerChange }) => ({ change, failure: null })),
    dropChange: assign({ change: null }),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'triggerTest',
  description:
    'The food test on the screen. The server says what is due; a stop holds at once, even offline.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadTests',
        src: 'loadTests',
        onOk: { target: 'ready', actions: { type: 'rememberTests', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    ready: {
      on: {
        'change.made': { target: 'saving', actions: { type: 'rememberChange', params: eventItself } },
        'stop.requested': { target: 'stopping', actions: { type: 'rememberChange', params: eventItself } },
        'refresh.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'What is known stays on the screen.',
      invoke: {
        id: 'refreshTests',
        src: 'loadTests',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberTests', params: outputOf },
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: {
        'refresh.requested': { target: 'refreshing', reenter: true },
        'change.made': { target: 'saving', actions: { type: 'rememberChange', params: eventItself } },
        'stop.requested': { target: 'stopping', actions: { type: 'rememberChange', params: eventItself } },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'saveChange',
        src: 'saveChange',
        input: changeOf,
        onOk: { target: 'ready', actions: { type: 'rememberTests', params: outputOf } },
        onFailed: { target: 'ready', actions: 'dropChange' },
        failureText: triggerMessages.saveFailed,
      }),
      on: {
        'stop.requested': { target: 'stopping', actions: { type: 'rememberChange', params: eventItself } },
      },
    },
    stopping: {
      description: 'All food is back from now on, whether or not the server knows it yet.',
      tags: ['busy'],
      invoke: {
        id: 'saveStop',
        src: 'saveChange',
        input: changeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberTests', params: outputOf },
          },
          { target: 'unstopped', actions: { type: 'rememberUnsaved', params: outputOf } },
        ],
        onError: { target: 'unstopped', actions: 'rememberUnsavedDefect' },
      },
    },
    unstopped: { on: { 'retry.requested': { target: 'stopping' } } },
  },
});
