import { assign, emit, enqueueActions, setup } from 'xstate';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Changes that are kept on the device. */
  waiting: number;
  /** How often in a row the server was tried in vain. */
  tries: number;
  /** 0 to 1, another one on every device, so that they do not all come back at the same moment. */
  jitter: number;
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
  /** The member looks at the app again. */
  | { type: 'app.shown' }
  /** More or fewer changes are kept now, in this tab or by another. */
  | { type: 'waiting.changed'; waiting: number };
export interface ChangesSent {
  readonly type: 'changes.sent';
}

const nothingWaits = ({ input: { jitter } }: { input: { jitter: number } }): Context => ({
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
    children: {} as { readWaiting: 'readWaiting'; sendWaiting: 'sendWaiting' },
  },
  actors: {
    readWaiting: unprovided<{ readonly waiting: number; readonly isOnline: boolean }>('readWaiting'),
    sendWaiting: unprovided<SendingReport>('sendWaiting'),
  },
  actions: {
    rememberCount: assign((_, { waiting }: { waiting: number }) => ({ waiting })),
    noteReport: assign(({ context: { tries } }, { sent, left }: SendingReport) => ({
      waiting: left,
      tries: left === 0 ? 0 : sent > 0 ? 1 : tries + 1,
    })),
    noteTry: assign({ tries: ({ context }) => context.tries + 1 }),
    sayReport: enqueueActions(({ enqueue }, { sent, refused, left }: SendingReport) => {
      if (refused > 0) enqueue.emit(errorToast(connectionMessages.refused(refused)));
      else if (sent > 0 && left === 0) enqueue.emit(successToast(connectionMessages.sent));
    }),
    forgetTries: assign({ tries: 0 }),
    reportSent: emit({ type: 'changes.sent' } as const),
  },
  guards: {
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    hasWaiting: (_, { waiting }: { waiting: number }) => waiting > 0,
    isAllSent: (_, { left }: SendingReport) => left === 0,
  },
  delays: {
    pause: ({ context: { tries, jitter } }) =>
      Math.round(Math.min(longestPause, firstPause * 2 ** Math.min(tries, 10)) * (1 + jitter / 2)),
  },
}).createMachine({
  id: 'connectivity',
  description: 'Whether there is a network, and what waits for it.',
  context: nothingWaits,
  initial: 'counting',
  on: { 'waiting.changed': { actions: { type: 'rememberCount', params: eventItself } } },
  states: {
    counting: {
      description: 'An earlier visit may have left changes, and one may be kept while the last one is sent.',
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
          // kept since it was counted
          { guard: { type: 'hasWaiting', params: knownCount }, target: 'sending' },
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
          guard: { type: 'hasWaiting', params: eventItself },
          target: 'pausing',
          actions: { type: 'rememberCount', params: eventItself },
        },
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
            ],
          },
        ],
        onError: { target: 'pausing', actions: 'noteTry' },
      },
      on: {
        'network.lost': { target: 'offline' },
        // what is on its way may hang in a network that is gone
        'network.returned': { target: 'sending', reenter: true },
        'app.shown': { target: 'sending', reenter: true },
      },
    },
    pausing: {
      description:
        'The server cannot be reached. It is tried again after pauses that grow, and when the member comes back.',
      after: { pause: { target: 'sending' } },
      on: {
        'network.lost': { target: 'offline' },
        'network.returned': { target: 'sending' },
        'app.shown': { target: 'sending' },
        'waiting.changed': [
          {
            guard: { type: 'hasWaiting', params: eventItself },
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
