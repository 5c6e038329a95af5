import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { otherNotice, readNotice, unreadNotice } from './notification.samples.ts';
import type { notificationListMachine } from './notification-list.machine.ts';

const found = {
  ...failures,
  ok: [
    ok({ notifications: [unreadNotice, readNotice], total: 30 }),
    ok({ notifications: [readNotice], total: 1 }),
  ],
} as const;

export const notificationListCases: CasesOf<typeof notificationListMachine> = {
  distinguish: ({ notifications, total, unmarked }) => [
    notifications.length < total,
    notifications.some(({ read_at }) => read_at === null),
    unmarked,
  ],
  events: {
    'notification.pressed': [
      { type: 'notification.pressed', notification: unreadNotice },
      { type: 'notification.pressed', notification: readNotice },
      { type: 'notification.pressed', notification: otherNotice },
    ],
    'allRead.requested': [{ type: 'allRead.requested' }],
    'more.requested': [{ type: 'more.requested' }],
    'list.outdated': [{ type: 'list.outdated' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadNotifications: found,
    refreshNotifications: found,
    loadMore: found,
    markRead: { ...failures, ok: [ok(null)] },
    markAllRead: { ...failures, ok: [ok(null)] },
  },
};
