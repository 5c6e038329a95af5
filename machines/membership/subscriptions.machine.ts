import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SubscriptionChange } from '#domain/membership/subscription-change.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import {
  errorToast,
  successToast,
  type ToastRequested,
  type UserRefreshed,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export interface RequestedChange {
  readonly subscriptionId: string;
  readonly change: SubscriptionChange;
}
export type UserOutcome = Outcome<User>;
export type SubscriptionsEvent =
  | ({ type: 'change.wanted' } & RequestedChange)
  | { type: 'question.accepted' }
  | { type: 'question.declined' };

const toastTexts = {
  cancel: { done: messages.subscriptionCanceled, failed: messages.cancelSubscriptionFailed },
  enable: { done: messages.renewalEnabled, failed: messages.enableRenewalFailed },
  disable: { done: messages.renewalCanceled, failed: messages.cancelRenewalFailed },
} as const;

const initialContext = (): RequestedChange => ({ subscriptionId: '', change: 'cancel' });
const requestOf = ({ context }: { context: RequestedChange }) => context;
const changedElsewhere: readonly string[] = ['notFound', 'conflict', 'invalid'];

export const subscriptionsMachine = setup({
  types: {
    context: {} as RequestedChange,
    events: {} as SubscriptionsEvent,
    emitted: {} as
      | ToastRequested
      | UserRefreshed
      /** Asks the member to confirm first. */
      | ({ type: 'confirmation.wanted' } & RequestedChange),
    tags: {} as 'busy',
    children: {} as { makeChange: 'makeChange'; loadUser: 'loadUser' },
  },
  actors: {
    makeChange: unprovided<Outcome<null>, RequestedChange>('makeChange'),
    loadUser: unprovided<UserOutcome>('loadUser'),
  },
  actions: {
    noteChange: assign((_, { subscriptionId, change }: RequestedChange) => ({ subscriptionId, change })),
    ask: emit(({ context }) => ({ type: 'confirmation.wanted' as const, ...context })),
    sayDone: emit(({ context }) => successToast(toastTexts[context.change].done)),
    sayFailed: enqueueActions(({ context, enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome, toastTexts[context.change].failed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(({ context }) => errorToast(toastTexts[context.change].failed)),
    sayStale: emit(errorToast(messages.subscriptionsStale)),
    reportUser: enqueueActions(({ enqueue }, outcome: UserOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isChangedElsewhere: (_, outcome: Outcome<unknown>) => changedElsewhere.includes(outcome.kind),
  },
}).createMachine({
  id: 'subscriptions',
  description: 'A subscription is canceled, or its renewal switched, after a confirmation.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      on: { 'change.wanted': { target: 'asking', actions: { type: 'noteChange', params: eventItself } } },
    },
    asking: {
      description: 'Anything but a yes counts as a no.',
      entry: 'ask',
      on: {
        'question.accepted': { target: 'changing' },
        'question.declined': { target: 'idle' },
        'change.wanted': {
          target: 'asking',
          reenter: true,
          actions: { type: 'noteChange', params: eventItself },
        },
      },
    },
    changing: {
      tags: ['busy'],
      invoke: {
        id: 'makeChange',
        src: 'makeChange',
        input: requestOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'loadingUser', actions: 'sayDone' },
          {
            guard: { type: 'isChangedElsewhere', params: outputOf },
            target: 'loadingUser',
            actions: { type: 'sayFailed', params: outputOf },
          },
          { target: 'idle', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'idle', actions: 'sayUnexpected' },
      },
    },
    loadingUser: {
      description: 'The account is loaded again, with its new state.',
      tags: ['busy'],
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'idle',
            actions: { type: 'reportUser', params: outputOf },
          },
          { target: 'idle', actions: 'sayStale' },
        ],
        onError: { target: 'idle', actions: 'sayStale' },
      },
    },
  },
});
