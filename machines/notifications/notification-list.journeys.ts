import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { readNotice, unreadNotice } from './notification.samples.ts';
import type { notificationListMachine } from './notification-list.machine.ts';

const two = ok({ notifications: [unreadNotice, readNotice], total: 30 });
const loaded = { answer: 'loadNotifications', with: two } as const;
const refreshed = { answer: 'refreshNotifications', with: two } as const;
const press = { type: 'notification.pressed', notification: unreadNotice } as const;
const opened = { type: 'notification.opened', notification: unreadNotice } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const notificationListJourneys: readonly JourneyOf<typeof notificationListMachine>[] = [
  {
    title: 'NOTIF-03 NOTIF-04 NOTIF-06 pressing an unread one opens it, marks it, and the list comes anew',
    events: [loaded, press, { answer: 'markRead', with: ok(null) }, refreshed],
    end: 'shown',
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'markRead', input: { id: '7' } },
      { id: 'refreshNotifications', input: { count: 20 } },
    ],
    emits: [opened, { type: 'notification.marked' }],
  },
  {
    title: 'NOTIF-04 a read one is opened without being marked again',
    events: [loaded, { type: 'notification.pressed', notification: readNotice }],
    end: 'shown',
    calls: [{ id: 'loadNotifications' }],
    emits: [{ type: 'notification.opened', notification: readNotice }],
  },
  {
    title: 'NOTIF-07 marking all asks once, and the list comes anew',
    events: [loaded, { type: 'allRead.requested' }, { answer: 'markAllRead', with: ok(null) }, refreshed],
    end: 'shown',
    calls: [{ id: 'loadNotifications' }, { id: 'markAllRead' }, { id: 'refreshNotifications' }],
    emits: [{ type: 'notifications.allMarked' }],
  },
  {
    title: 'NOTIF-07 where nothing is unread, nothing is asked',
    events: [
      { answer: 'loadNotifications', with: ok({ notifications: [readNotice], total: 1 }) },
      { type: 'allRead.requested' },
      { type: 'more.requested' },
    ],
    end: 'shown',
    calls: [{ id: 'loadNotifications' }],
    emits: [],
  },
  {
    title: 'ERR-27 marking that fails says so, and the list stays',
    events: [
      loaded,
      press,
      { answer: 'markRead', with: broken },
      { type: 'allRead.requested' },
      { answer: 'markAllRead', with: broken },
    ],
    end: 'shown',
    emits: [opened, errorToast(messages.markingFailed), errorToast(messages.markingFailed)],
  },
  {
    title: 'ERR-26 a list that cannot be had says so, and can be asked for again',
    events: [{ answer: 'loadNotifications', with: broken }, { type: 'retry.requested' }],
    end: 'loading',
    context: { failure: messages.notificationsUnread },
  },
  {
    title: 'NOTIF-01 further ones come on request, and what is new when the page is looked at again',
    events: [loaded, { type: 'more.requested' }, refreshed, { type: 'list.outdated' }, refreshed],
    end: 'shown',
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'refreshNotifications', input: { count: 40 } },
      { id: 'refreshNotifications', input: { count: 40 } },
    ],
  },
  {
    title: 'ERR-26 a list that cannot be had is not asked for again by itself',
    events: [{ answer: 'loadNotifications', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadNotifications' }],
  },
  {
    title: 'ERR-26 a defect in fetching the list is told the same way',
    events: [{ defect: 'loadNotifications' }],
    end: 'failed',
    calls: [{ id: 'loadNotifications' }],
    context: { failure: messages.notificationsUnread },
  },
  {
    title: 'ERR-27 a defect in marking is told, and the list stays',
    events: [loaded, press, { defect: 'markRead' }],
    end: 'shown',
    emits: [opened, errorToast(messages.markingFailed)],
  },
  {
    title: 'ERR-27 a defect in marking all is told, and the list stays',
    events: [loaded, { type: 'allRead.requested' }, { defect: 'markAllRead' }],
    end: 'shown',
    emits: [errorToast(messages.markingFailed)],
  },
  {
    title: 'NOTIF-01 what came meanwhile takes the place of the list',
    events: [
      loaded,
      { type: 'list.outdated' },
      { answer: 'refreshNotifications', with: ok({ notifications: [readNotice], total: 1 }) },
    ],
    end: 'shown',
    context: { notifications: [readNotice], total: 1 },
  },
  {
    title: 'NOTIF-01 a list that cannot be had anew stays as it is, without a word',
    events: [loaded, { type: 'list.outdated' }, { answer: 'refreshNotifications', with: broken }],
    end: 'shown',
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30, failure: null },
  },
  {
    title: 'NOTIF-01 a defect in asking anew leaves the list as it is, without a word',
    events: [loaded, { type: 'list.outdated' }, { defect: 'refreshNotifications' }],
    end: 'shown',
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30 },
  },
  {
    title: 'NOTIF-03 NOTIF-04 one that is pressed while the list comes anew is opened and marked',
    events: [loaded, { type: 'list.outdated' }, press],
    end: 'marking',
    calls: [
      { id: 'loadNotifications' },
      { id: 'refreshNotifications', calledOff: true },
      { id: 'markRead', input: { id: '7' } },
    ],
    emits: [opened],
  },
  {
    title: 'NOTIF-04 a read one that is pressed while the list comes anew is only opened',
    events: [
      loaded,
      { type: 'list.outdated' },
      { type: 'notification.pressed', notification: readNotice },
      refreshed,
    ],
    end: 'shown',
    calls: [{ id: 'loadNotifications' }, { id: 'refreshNotifications' }],
    emits: [{ type: 'notification.opened', notification: readNotice }],
  },
];
