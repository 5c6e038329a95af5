import { assign, emit, setup } from 'xstate';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Key of the change to discard or retry; empty without one. */
  key: string;
}
export type ChangeListEvent =
  | { type: 'discard.asked'; key: string }
  | { type: 'discard.declined' }
  | { type: 'discard.confirmed' }
  | { type: 'retry.pressed'; key: string }
  | { type: 'refusals.read' };

const initialContext = (): Context => ({ key: '' });
const keyOf = ({ context: { key } }: { context: Context }) => ({ key });

export const changeListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChangeListEvent,
    emitted: {} as ToastRequested,
    children: {} as {
      discardChange: 'discardChange';
      retryChange: 'retryChange';
      markRefusalsRead: 'markRefusalsRead';
    },
  },
  actors: {
    discardChange: unprovided<null, { key: string }>('discardChange'),
    retryChange: unprovided<null, { key: string }>('retryChange'),
    markRefusalsRead: unprovided<null>('markRefusalsRead'),
  },
  actions: {
    rememberKey: assign((_, { key }: { key: string }) => ({ key })),
    forgetKey: assign({ key: '' }),
    sayDiscarded: emit(successToast(connectionMessages.discarded)),
    sayFailed: emit(errorToast(connectionMessages.discardFailed)),
    sayRetryFailed: emit(errorToast(connectionMessages.retryFailed)),
  },
}).createMachine({
  id: 'changeList',
  description: 'The member’s changes with their status: queued, sent or refused.',
  context: initialContext,
  initial: 'listing',
  states: {
    listing: {
      on: {
        'discard.asked': { target: 'asking', actions: { type: 'rememberKey', params: eventItself } },
        'retry.pressed': { target: 'retrying', actions: { type: 'rememberKey', params: eventItself } },
        'refusals.read': { target: 'markingRead' },
      },
    },
    asking: {
      description: 'A discarded change is lost, so the member confirms it.',
      on: {
        'discard.asked': { actions: { type: 'rememberKey', params: eventItself } },
        'discard.declined': { target: 'listing', actions: 'forgetKey' },
        'discard.confirmed': { target: 'discarding' },
      },
    },
    discarding: {
      exit: 'forgetKey',
      invoke: {
        id: 'discardChange',
        src: 'discardChange',
        input: keyOf,
        onDone: { target: 'listing', actions: 'sayDiscarded' },
        onError: { target: 'listing', actions: 'sayFailed' },
      },
    },
    retrying: {
      description: 'A refused change is queued again.',
      exit: 'forgetKey',
      invoke: {
        id: 'retryChange',
        src: 'retryChange',
        input: keyOf,
        onDone: { target: 'listing' },
        onError: { target: 'listing', actions: 'sayRetryFailed' },
      },
    },
    markingRead: {
      description: 'The member has read the refused changes.',
      invoke: {
        id: 'markRefusalsRead',
        src: 'markRefusalsRead',
        onDone: { target: 'listing' },
        onError: { target: 'listing' },
      },
    },
  },
});
