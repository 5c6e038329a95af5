import { assign, emit, enqueueActions, setup } from 'xstate';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Changes that are kept on the device. */
  waiting: number;
}
export interface SendingReport {
  readonly sent: number;
  /** What the server would not have. */
  readonly refused: number;
  readonly left: number;
}
export type ConnectivityEvent =
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** A change could not be sent and is kept. */
  | { type: 'change.kept' };
export interface ChangesSent {
  readonly type: 'changes.sent';
}

const nothingWaits = (): Context => ({ waiting: 0 });

export const connectivityMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConnectivityEvent,
    emitted: {} as ToastRequested | ChangesSent,
    children: {} as { readWaiting: 'readWaiting'; sendWaiting: 'sendWaiting' },
  },
  actors: {
    readWaiting: unprovided<{ readonly waiting: number; readonly isOnline: boolean }>('readWaiting'),
    sendWaiting: unprovided<SendingReport>('sendWaiting'),
  },
  actions: {
    rememberCount: assign((_, { waiting }: { waiting: number }) => ({ waiting })),
    countOne: assign({ waiting: ({ context }) => context.waiting + 1 }),
    noteReport: assign((_, { left }: SendingReport) => ({ waiting: left })),
    sayReport: enqueueActions(({ enqueue }, { sent, refused, left }: SendingReport) => {
      if (refused > 0) enqueue.emit(errorToast(connectionMessages.refused(refused)));
      else if (sent > 0 && left === 0) enqueue.emit(successToast(connectionMessages.sent));
    }),
    reportSent: emit({ type: 'changes.sent' } as const),
  },
  guards: {
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    hasWaiting: (_, { waiting }: { waiting: number }) => waiting > 0,
    isAllSent: (_, { left }: SendingReport) => left === 0,
  },
  delays: { pause: 15_000 },
}).createMachine({
  id: 'connectivity',
  description: 'Whether there is a network, and what waits for it.',
  context: nothingWaits,
  initial: 'starting',
  on: { 'change.kept': { actions: 'countOne' } },
  states: {
    starting: {
      description: 'An earlier visit may have left changes.',
      invoke: {
        id: 'readWaiting',
        src: 'readWaiting',
        onDone: [
          {
            guard: { type: 'isOffline', params: outputOf },
            target: 'offline',
            actions: { type: 'rememberCount', params: outputOf },
          },
          {
            guard: { type: 'hasWaiting', params: outputOf },
            target: 'sending',
            actions: { type: 'rememberCount', params: outputOf },
          },
          { target: 'online' },
        ],
        onError: { target: 'online' },
      },
    },
    online: {
      on: {
        'network.lost': { target: 'offline' },
        'change.kept': { target: 'pausing', actions: 'countOne' },
      },
    },
    offline: {
      description: 'Changes are kept on the device.',
      on: { 'network.returned': { target: 'sending' } },
    },
    sending: {
      description: 'What waits is sent, oldest first.',
      invoke: {
        id: 'sendWaiting',
        src: 'sendWaiting',
        onDone: [
          {
            guard: { type: 'isAllSent', params: outputOf },
            target: 'online',
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
            ],
          },
        ],
        onError: { target: 'pausing' },
      },
      on: { 'network.lost': { target: 'offline' } },
    },
    pausing: {
      description: 'The server cannot be reached. It is tried again after a while.',
      after: { pause: { target: 'sending' } },
      on: {
        'network.lost': { target: 'offline' },
        'network.returned': { target: 'sending' },
      },
    },
  },
});
