import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { Notification } from '#domain/notification/notification.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The newest notifications and their total. */
export interface NotificationsFound {
  readonly notifications: readonly Notification[];
  readonly total: number;
}
interface Context extends NotificationsFound {
  /** Number of notifications to load. */
  count: number;
  /** Unread ones that were pressed: the first is being marked as read, the others are queued. */
  unmarked: readonly string[];
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
const initialContext = (): Context => ({
  notifications: [],
  total: 0,
  count: pageSize,
  unmarked: [],
  failure: null,
});
const requestOf = ({ context: { count } }: { context: Context }) => ({ count });
const further = ({ context: { count } }: { context: Context }) => ({ count: count + pageSize });
const firstUnmarked = ({ context: { unmarked } }: { context: Context }) => ({ id: unmarked[0] ?? '' });
interface Pressed {
  readonly notification: Notification;
}

export const notificationListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NotificationListEvent,
    emitted: {} as Announcement,
    tags: {} as 'list' | 'busy',
    children: {} as {
      loadNotifications: 'loadNotifications';
      refreshNotifications: 'loadNotifications';
      loadMore: 'loadNotifications';
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
    sayFailed: sayFailed(),
    rememberNotifications: assign((_, outcome: NotificationsOutcome) =>
      outcome.kind === 'ok' ? { ...outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: NotificationsOutcome) => ({
      failure: failureMessage(outcome, messages.notificationsUnread),
    })),
    rememberDefect: assign({ failure: messages.notificationsUnread }),
    noteUnmarked: assign(({ context: { unmarked } }, { notification: { id } }: Pressed) => ({
      unmarked: unmarked.includes(id) ? unmarked : [...unmarked, id],
    })),
    dropMarked: assign(({ context }) => ({ unmarked: context.unmarked.slice(1) })),
    dropUnmarked: assign({ unmarked: [] }),
    countFurther: assign(({ context }) => ({ count: context.count + pageSize })),
    openPressed: emit((_, { notification }: Pressed) => ({
      type: 'notification.opened' as const,
      notification,
    })),
    reportMarked: emit({ type: 'notification.marked' }),
    reportAllMarked: emit({ type: 'notifications.allMarked' }),
  },
  guards: {
    isOk: isKind('ok'),
    hasUnmarked: ({ context }) => context.unmarked.length > 0,
    isUnread: (_, { notification }: Pressed) => notification.read_at === null,
    hasUnread: ({ context }) => context.notifications.some(({ read_at }) => read_at === null),
    hasMore: ({ context }) => context.notifications.length < context.total,
  },
}).createMachine({
  id: 'notificationList',
  description: 'The member’s notifications. Pressing one marks it as read and opens its target.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadNotifications',
        src: 'loadNotifications',
        input: requestOf,
        onOk: { target: 'listed', actions: { type: 'rememberNotifications', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'list.outdated': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'list.outdated': { target: 'loading' } },
    },
    listed: {
      description: 'A pressed notification opens immediately and is queued to be marked as read.',
      tags: ['list'],
      on: {
        'notification.pressed': [
          {
            guard: { type: 'isUnread', params: eventItself },
            actions: [
              { type: 'noteUnmarked', params: eventItself },
              { type: 'openPressed', params: eventItself },
            ],
          },
          { actions: { type: 'openPressed', params: eventItself } },
        ],
      },
      initial: 'shown',
      states: {
        shown: {
          always: { guard: 'hasUnmarked', target: 'marking' },
          on: {
            'allRead.requested': { guard: 'hasUnread', target: 'markingAll' },
            'more.requested': { guard: 'hasMore', target: 'extending' },
            'list.outdated': { target: 'refreshing' },
          },
        },
        marking: {
          tags: ['busy'],
          invoke: submission({
            id: 'markRead',
            src: 'markRead',
            input: firstUnmarked,
            onOk: { target: 'refreshing', actions: ['dropMarked', 'reportMarked'] },
            onFailed: { target: 'shown', actions: 'dropUnmarked' },
            failureText: messages.markingFailed,
          }),
        },
        markingAll: {
          tags: ['busy'],
          invoke: submission({
            id: 'markAllRead',
            src: 'markAllRead',
            onOk: { target: 'refreshing', actions: ['dropUnmarked', 'reportAllMarked'] },
            onFailed: { target: 'shown' },
            failureText: messages.markingFailed,
          }),
        },
        refreshing: {
          description: 'Reloads the list, which stays on the screen, also if that fails.',
          tags: ['busy'],
          invoke: {
            id: 'refreshNotifications',
            src: 'loadNotifications',
            input: requestOf,
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
          on: { 'list.outdated': { target: 'refreshing', reenter: true } },
          always: { guard: 'hasUnmarked', target: 'marking' },
        },
        extending: {
          description: 'Older notifications are loading.',
          tags: ['busy'],
          invoke: submission({
            id: 'loadMore',
            src: 'loadNotifications',
            input: further,
            onOk: {
              target: 'shown',
              actions: ['countFurther', { type: 'rememberNotifications', params: outputOf }],
            },
            onFailed: { target: 'shown' },
            failureText: messages.notificationsUnread,
          }),
          on: { 'list.outdated': { target: 'refreshing' } },
          always: { guard: 'hasUnmarked', target: 'marking' },
        },
      },
    },
  },
});
