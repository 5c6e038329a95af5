import { assign, emit, setup } from 'xstate';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Of the change that the member thinks of taking back; empty without one. */
  key: string;
}
export type WaitingListEvent =
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  | { type: 'discard.asked'; key: string }
  | { type: 'discard.declined' }
  | { type: 'discard.confirmed' }
  | { type: 'losses.read' };

const nothing = (): Context => ({ key: '' });
const keyOf = ({ context: { key } }: { context: Context }) => ({ key });

export const waitingListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as WaitingListEvent,
    emitted: {} as ToastRequested,
    children: {} as { discardChange: 'discardChange'; forgetLosses: 'forgetLosses' },
  },
  actors: {
    discardChange: unprovided<null, { key: string }>('discardChange'),
    forgetLosses: unprovided<null>('forgetLosses'),
  },
  actions: {
    rememberKey: assign((_, { key }: { key: string }) => ({ key })),
    clearKey: assign({ key: '' }),
    sayDiscarded: emit(successToast(connectionMessages.discarded)),
    sayFailed: emit(errorToast(connectionMessages.discardFailed)),
  },
}).createMachine({
  id: 'waitingList',
  description: 'What waits for the network, change by change; each can be taken back.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { on: { 'list.opened': { target: 'open' } } },
    open: {
      on: {
        'list.closed': { target: 'closed' },
        'discard.asked': { target: 'asking', actions: { type: 'rememberKey', params: eventItself } },
        'losses.read': { target: 'forgetting' },
      },
    },
    asking: {
      description: 'What is taken back is gone, so it takes a second word.',
      on: {
        'list.closed': { target: 'closed', actions: 'clearKey' },
        'discard.asked': { actions: { type: 'rememberKey', params: eventItself } },
        'discard.declined': { target: 'open', actions: 'clearKey' },
        'discard.confirmed': { target: 'discarding' },
      },
    },
    discarding: {
      description: 'Not while it is being sent: its turn comes after that.',
      exit: 'clearKey',
      invoke: {
        id: 'discardChange',
        src: 'discardChange',
        input: keyOf,
        onDone: { target: 'open', actions: 'sayDiscarded' },
        onError: { target: 'open', actions: 'sayFailed' },
      },
    },
    forgetting: {
      description: 'The member has read what could not be kept.',
      invoke: {
        id: 'forgetLosses',
        src: 'forgetLosses',
        onDone: { target: 'open' },
        onError: { target: 'open' },
      },
    },
  },
});
