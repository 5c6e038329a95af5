import { assign, emit, enqueueActions, setup } from 'xstate';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Number of changes in the offline queue. */
  waiting: number;
  /** Number of consecutive failed attempts since the network returned, which is often before it can be used. */
  tries: number;
  /** Random number from 0 to 1 per device, so that devices don't retry at the same time. */
  jitter: number;
}
export interface SendingReport {
  readonly sent: number;
  /** Number of changes that the server refused. */
  readonly refused: number;
  readonly remaining: number;
}
export type ConnectivityEvent =
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** The app is visible again. */
  | { type: 'app.shown' }
  /** The queue has changed, in this or another tab. */
  | { type: 'waiting.changed'; waiting: number };
export interface ChangesSent {
  readonly type: 'changes.sent';
}

const initialContext = ({ input: { jitter } }: { input: { jitter: number } }): Context => ({
  waiting: 0,
  tries: 0,
  jitter,
});
const knownCount = ({ context: { waiting } }: { context: Context }) => ({ waiting });
const [firstPause, longestPause] = [5000, 300_000];

export const connectivityMachine = setup({
  types: {
    input: {} as { jitter: number },
    context: {} as Context,
    events: {} as ConnectivityEvent,
    emitted: {} as ToastRequested | ChangesSent,
    children: {} as { readQueueSize: 'readQueueSize'; sendQueue: 'sendQueue' },
  },
  actors: {
    readQueueSize: unprovided<{ readonly waiting: number; readonly isOnline: boolean }>('readQueueSize'),
    sendQueue: unprovided<SendingReport>('sendQueue'),
  },
  actions: {
    rememberCount: assign((_, { waiting }: { waiting: number }) => ({ waiting })),
    noteReport: assign(({ context: { tries } }, { sent, remaining }: SendingReport) => ({
      waiting: remaining,
      tries: remaining === 0 ? 0 : sent > 0 ? 1 : tries + 1,
    })),
    noteTry: assign({ tries: ({ context }) => context.tries + 1 }),
    sayReport: enqueueActions(({ enqueue }, { sent, refused, remaining }: SendingReport) => {
      if (refused > 0) enqueue.emit(errorToast(connectionMessages.refused(refused)));
      else if (sent > 0 && remaining === 0) enqueue.emit(successToast(connectionMessages.sent));
    }),
    forgetTries: assign({ tries: 0 }),
    reportSent: emit({ type: 'changes.sent' } as const),
    reportProgress: enqueueActions(({ enqueue }, { sent, refused }: SendingReport) => {
      if (sent + refused > 0) enqueue.emit({ type: 'changes.sent' });
    }),
  },
  guards: {
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    hasQueued: (_, { waiting }: { waiting: number }) => waiting > 0,
    isAllSent: (_, { remaining }: SendingReport) => remaining === 0,
  },
  delays: {
    pause: ({ context: { tries, jitter } }) =>
      Math.round(Math.min(longestPause, firstPause * 2 ** Math.min(tries, 10)) * (1 + jitter / 2)),
  },
}).createMachine({
  id: 'connectivity',
  description: 'Connection status, and sending of the offline queue.',
  context: initialContext,
  initial: 'counting',
  on: { 'waiting.changed': { actions: { type: 'rememberCount', params: eventItself } } },
  states: {
    counting: {
      description:
        'Counts the queue: an earlier visit may have left changes, and one may be added while the last one is sent.',
      invoke: {
        id: 'readQueueSize',
        src: 'readQueueSize',
        onDone: [
          {
            guard: { type: 'isOffline', params: outputOf },
            target: 'offline',
            actions: { type: 'rememberCount', params: outputOf },
          },
          {
            guard: { type: 'hasQueued', params: outputOf },
            target: 'sending',
            actions: { type: 'rememberCount', params: outputOf },
          },
          // queued after the count
          { guard: { type: 'hasQueued', params: knownCount }, target: 'sending' },
          { target: 'online' },
        ],
        onError: { target: 'online' },
      },
      on: { 'network.lost': { target: 'offline' } },
    },
    online: {
      on: {
        'network.lost': { target: 'offline' },
        'waiting.changed': {
          guard: { type: 'hasQueued', params: eventItself },
          target: 'pausing',
          actions: { type: 'rememberCount', params: eventItself },
        },
      },
    },
    offline: {
      description: 'Changes are queued on the device.',
      on: { 'network.returned': { target: 'sending', actions: 'forgetTries' } },
    },
    sending: {
      description: 'Queued changes are sent, oldest first.',
      invoke: {
        id: 'sendQueue',
        src: 'sendQueue',
        onDone: [
          {
            guard: { type: 'isAllSent', params: outputOf },
            target: 'counting',
            actions: [
              { type: 'noteReport', params: outputOf },
              { type: 'sayReport', params: outputOf },
              'reportSent',
            ],
          },
          {
            target: 'pausing',
            actions: [
              { type: 'noteReport', params: outputOf },
              { type: 'sayReport', params: outputOf },
              { type: 'reportProgress', params: outputOf },
            ],
          },
        ],
        onError: { target: 'pausing', actions: 'noteTry' },
      },
      on: {
        'network.lost': { target: 'offline' },
        // a request may be stalled in the previous network
        'network.returned': { target: 'sending', reenter: true, actions: 'forgetTries' },
        'app.shown': { target: 'sending', reenter: true },
      },
    },
    pausing: {
      description:
        'The server cannot be reached. Retries after growing pauses, and when the app becomes visible.',
      after: { pause: { target: 'sending' } },
      on: {
        'network.lost': { target: 'offline' },
        'network.returned': { target: 'sending', actions: 'forgetTries' },
        'app.shown': { target: 'sending' },
        'waiting.changed': [
          {
            guard: { type: 'hasQueued', params: eventItself },
            actions: { type: 'rememberCount', params: eventItself },
          },
          {
            target: 'online',
            actions: [{ type: 'rememberCount', params: eventItself }, 'forgetTries', 'reportSent'],
          },
        ],
      },
    },
  },
});
