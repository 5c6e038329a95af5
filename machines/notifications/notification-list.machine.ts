import { assign, emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The newest, and how many there are. */
export interface NotificationsFound {
  readonly notifications: readonly Notification[];
  readonly total: number;
}
interface Context extends NotificationsFound {
  /** How many are asked for. */
  count: number;
  /** The one that was pressed last. */
  pressed: Notification | null;
  failure: string | null;
}
export type NotificationsOutcome = Outcome<NotificationsFound>;
export type NotificationListEvent =
  | { type: 'notification.pressed'; notification: Notification }
  | { type: 'allRead.requested' }
  | { type: 'more.requested' }
  | { type: 'list.outdated' }
  | { type: 'retry.requested' };
type Announcement =
  | ToastRequested
  | { type: 'notification.opened'; notification: Notification }
  | { type: 'notification.marked' }
  | { type: 'notifications.allMarked' };

const pageSize = 20;
const nothingKnown = (): Context => ({
  notifications: [],
  total: 0,
  count: pageSize,
  pressed: null,
  failure: null,
});
const wanted = ({ context: { count } }: { context: Context }) => ({ count });
const pressedId = ({ context: { pressed } }: { context: Context }) => ({ id: pressed?.id ?? '' });

export const notificationListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NotificationListEvent,
    emitted: {} as Announcement,
    tags: {} as 'list' | 'busy',
    children: {} as {
      loadNotifications: 'loadNotifications';
      refreshNotifications: 'loadNotifications';
      markRead: 'markRead';
      markAllRead: 'markAllRead';
    },
  },
  actors: {
    loadNotifications: unprovided<NotificationsOutcome, { count: number }>('loadNotifications'),
    markRead: unprovided<Outcome<null>, { id: string }>('markRead'),
    markAllRead: unprovided<Outcome<null>>('markAllRead'),
  },
  actions: {
    rememberNotifications: assign((_, outcome: NotificationsOutcome) =>
      outcome.kind === 'ok' ? { ...outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: NotificationsOutcome) => ({
      failure: failureMessage(outcome, messages.notificationsUnread),
    })),
    rememberDefect: assign({ failure: messages.notificationsUnread }),
    notePressed: assign((_, { notification }: { notification: Notification }) => ({ pressed: notification })),
    wantMore: assign(({ context }) => ({ count: context.count + pageSize })),
    openPressed: emit((_, { notification }: { notification: Notification }) => ({
      type: 'notification.opened' as const,
      notification,
    })),
    tellMarked: emit({ type: 'notification.marked' }),
    tellAllMarked: emit({ type: 'notifications.allMarked' }),
    sayFailed: enqueueActions(({ enqueue }, outcome: Outcome<unknown>) => {
      const message = failureMessage(outcome, messages.markingFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.markingFailed)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    isUnread: (_, { notification }: { notification: Notification }) => notification.read_at === null,
    hasUnread: ({ context }) => context.notifications.some(({ read_at }) => read_at === null),
    hasMore: ({ context }) => context.notifications.length < context.total,
  },
}).createMachine({
  id: 'notificationList',
  description: 'What the product has told a member. Pressing one marks it and leads to what it is about.',
  context: nothingKnown,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadNotifications',
        src: 'loadNotifications',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'shown',
            actions: { type: 'rememberNotifications', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    shown: {
      tags: ['list'],
      on: {
        'notification.pressed': [
          {
            guard: { type: 'isUnread', params: eventItself },
            target: 'marking',
            actions: [
              { type: 'notePressed', params: eventItself },
              { type: 'openPressed', params: eventItself },
            ],
          },
          { actions: { type: 'openPressed', params: eventItself } },
        ],
        'allRead.requested': { guard: 'hasUnread', target: 'markingAll' },
        'more.requested': { guard: 'hasMore', target: 'refreshing', actions: 'wantMore' },
        'list.outdated': { target: 'refreshing' },
      },
    },
    marking: {
      tags: ['list', 'busy'],
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: pressedId,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'refreshing', actions: 'tellMarked' },
          { target: 'shown', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'shown', actions: 'sayUnexpected' },
      },
    },
    markingAll: {
      tags: ['list', 'busy'],
      invoke: {
        id: 'markAllRead',
        src: 'markAllRead',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'refreshing', actions: 'tellAllMarked' },
          { target: 'shown', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'shown', actions: 'sayUnexpected' },
      },
    },
    refreshing: {
      description: 'The list is asked for anew and stays on the screen; without an answer it stays as it is.',
      tags: ['list', 'busy'],
      invoke: {
        id: 'refreshNotifications',
        src: 'loadNotifications',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'shown',
            actions: { type: 'rememberNotifications', params: outputOf },
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown' },
      },
      on: {
        'notification.pressed': [
          {
            guard: { type: 'isUnread', params: eventItself },
            target: 'marking',
            actions: [
              { type: 'notePressed', params: eventItself },
              { type: 'openPressed', params: eventItself },
            ],
          },
          { actions: { type: 'openPressed', params: eventItself } },
        ],
      },
    },
  },
});
