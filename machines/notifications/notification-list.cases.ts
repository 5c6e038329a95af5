import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { readNotice, unreadNotice } from './notification.samples.ts';
import type { notificationListMachine } from './notification-list.machine.ts';

const found = {
  ...failures,
  ok: [
    ok({ notifications: [unreadNotice, readNotice], total: 30 }),
    ok({ notifications: [readNotice], total: 1 }),
  ],
} as const;

export const notificationListCases: CasesOf<typeof notificationListMachine> = {
  events: {
    'notification.pressed': [
      { type: 'notification.pressed', notification: unreadNotice },
      { type: 'notification.pressed', notification: readNotice },
    ],
    'allRead.requested': [{ type: 'allRead.requested' }],
    'more.requested': [{ type: 'more.requested' }],
    'list.outdated': [{ type: 'list.outdated' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    loadNotifications: found,
    refreshNotifications: found,
    markRead: { ...failures, ok: [ok(null)] },
    markAllRead: { ...failures, ok: [ok(null)] },
  },
};
