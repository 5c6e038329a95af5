import { assign, setup } from 'xstate';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** The last known count; 0 before the first. */
  unread: number;
}
export type CountOutcome = Outcome<number>;
export type UnreadCountEvent =
  | { type: 'count.wanted' }
  | { type: 'notification.marked' }
  | { type: 'notifications.allMarked' };

export const unreadCountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as UnreadCountEvent,
    children: {} as { loadCount: 'loadCount' },
  },
  actors: { loadCount: unprovided<CountOutcome>('loadCount') },
  actions: {
    rememberCount: assign((_, outcome: CountOutcome) =>
      outcome.kind === 'ok' ? { unread: outcome.value } : {},
    ),
    countDown: assign(({ context }) => ({ unread: Math.max(0, context.unread - 1) })),
    countNone: assign({ unread: 0 }),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'unreadCount',
  description:
    'The number of unread notifications at the bell. It is asked for again and again while the app is in use.',
  context: { unread: 0 },
  initial: 'counting',
  on: {
    'notification.marked': { actions: 'countDown' },
    'notifications.allMarked': { actions: 'countNone' },
  },
  states: {
    counting: {
      description: 'The last known count stays on the screen.',
      invoke: {
        id: 'loadCount',
        src: 'loadCount',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'counted',
            actions: { type: 'rememberCount', params: outputOf },
          },
          { target: 'counted' },
        ],
        onError: { target: 'counted' },
      },
      on: { 'count.wanted': { target: 'counting', reenter: true } },
    },
    counted: { on: { 'count.wanted': { target: 'counting' } } },
  },
});
