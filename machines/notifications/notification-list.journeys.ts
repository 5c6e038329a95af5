import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { otherNotice, readNotice, unreadNotice } from './notification.samples.ts';
import type { notificationListMachine } from './notification-list.machine.ts';

const two = ok({ notifications: [unreadNotice, readNotice], total: 30 });
const loaded = { answer: 'loadNotifications', with: two } as const;
const refreshed = { answer: 'refreshNotifications', with: two } as const;
const press = { type: 'notification.pressed', notification: unreadNotice } as const;
const opened = { type: 'notification.opened', notification: unreadNotice } as const;
const more = { type: 'more.requested' } as const;
const furtherCame = { answer: 'loadMore', with: two } as const;
const pressOther = { type: 'notification.pressed', notification: otherNotice } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const notificationListJourneys: readonly JourneyOf<typeof notificationListMachine>[] = [
  {
    title: 'NOTIF-03 NOTIF-04 NOTIF-06 pressing an unread one opens it, marks it, and the list comes again',
    events: [loaded, press, { answer: 'markRead', with: ok(null) }, refreshed],
    end: { listed: 'shown' },
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
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }],
    emits: [{ type: 'notification.opened', notification: readNotice }],
  },
  {
    title: 'NOTIF-07 marking all asks once, and the list comes again',
    events: [loaded, { type: 'allRead.requested' }, { answer: 'markAllRead', with: ok(null) }, refreshed],
    end: { listed: 'shown' },
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
    end: { listed: 'shown' },
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
    end: { listed: 'shown' },
    emits: [opened, errorToast(messages.markingFailed), errorToast(messages.markingFailed)],
  },
  {
    title: 'ERR-26 a list that cannot be loaded says so, and can be asked for again',
    events: [{ answer: 'loadNotifications', with: broken }, { type: 'retry.requested' }],
    end: 'loading',
    context: { failure: messages.notificationsUnread },
  },
  {
    title: 'NOTIF-01 further ones come on request, and what is new when the page is looked at again',
    events: [loaded, more, furtherCame, { type: 'list.outdated' }, refreshed],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
      { id: 'refreshNotifications', input: { count: 40 } },
    ],
  },
  {
    title:
      'NOTIF-01 ERR-26 further ones that cannot be had are told of, and asked for as before the next time',
    events: [
      loaded,
      more,
      { answer: 'loadMore', with: broken },
      { type: 'list.outdated' },
      refreshed,
      more,
      furtherCame,
    ],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
      { id: 'refreshNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
    ],
    emits: [errorToast(messages.notificationsUnread)],
    context: { count: 40, notifications: [unreadNotice, readNotice], failure: null },
  },
  {
    title: 'ERR-26 a defect in asking for further ones is told, and the list stays',
    events: [loaded, more, { defect: 'loadMore' }],
    end: { listed: 'shown' },
    emits: [errorToast(messages.notificationsUnread)],
    context: { count: 20, notifications: [unreadNotice, readNotice], total: 30 },
  },
  {
    title: 'NOTIF-03 NOTIF-04 one that is pressed while further ones come is opened and marked',
    events: [loaded, more, press],
    end: { listed: 'marking' },
    calls: [
      { id: 'loadNotifications' },
      { id: 'loadMore', aborted: true },
      { id: 'markRead', input: { id: '7' } },
    ],
    emits: [opened],
  },
  {
    title:
      'NOTIF-03 NOTIF-06 those pressed while another is being marked are opened at once and marked in turn, each once',
    events: [
      loaded,
      press,
      press,
      pressOther,
      { answer: 'markRead', with: ok(null) },
      { answer: 'markRead', with: ok(null) },
      refreshed,
    ],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications' },
      { id: 'markRead', input: { id: '7' } },
      { id: 'markRead', input: { id: '8' } },
      { id: 'refreshNotifications' },
    ],
    emits: [
      opened,
      opened,
      { type: 'notification.opened', notification: otherNotice },
      { type: 'notification.marked' },
      { type: 'notification.marked' },
    ],
  },
  {
    title: 'NOTIF-07 one pressed while all are being marked is opened, and marked with them',
    events: [
      loaded,
      { type: 'allRead.requested' },
      press,
      { answer: 'markAllRead', with: ok(null) },
      refreshed,
    ],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'markAllRead' }, { id: 'refreshNotifications' }],
    emits: [opened, { type: 'notifications.allMarked' }],
  },
  {
    title: 'NOTIF-03 ERR-27 where all cannot be marked, the one that was pressed still is',
    events: [loaded, { type: 'allRead.requested' }, press, { answer: 'markAllRead', with: broken }],
    end: { listed: 'marking' },
    emits: [opened, errorToast(messages.markingFailed)],
  },
  {
    title: 'ERR-27 where one cannot be marked, those that waited for it are not tried either',
    events: [loaded, press, pressOther, { answer: 'markRead', with: broken }],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'markRead', input: { id: '7' } }],
    context: { unmarked: [] },
  },
  {
    title: 'ERR-26 a list that cannot be loaded is not asked for again by itself',
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
    end: { listed: 'shown' },
    emits: [opened, errorToast(messages.markingFailed)],
  },
  {
    title: 'ERR-27 a defect in marking all is told, and the list stays',
    events: [loaded, { type: 'allRead.requested' }, { defect: 'markAllRead' }],
    end: { listed: 'shown' },
    emits: [errorToast(messages.markingFailed)],
  },
  {
    title: 'NOTIF-01 what came meanwhile takes the place of the list',
    events: [
      loaded,
      { type: 'list.outdated' },
      { answer: 'refreshNotifications', with: ok({ notifications: [readNotice], total: 1 }) },
    ],
    end: { listed: 'shown' },
    context: { notifications: [readNotice], total: 1 },
  },
  {
    title: 'NOTIF-01 a list that cannot be loaded again stays as it is, without a word',
    events: [loaded, { type: 'list.outdated' }, { answer: 'refreshNotifications', with: broken }],
    end: { listed: 'shown' },
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30, failure: null },
  },
  {
    title: 'NOTIF-01 a defect in asking again leaves the list as it is, without a word',
    events: [loaded, { type: 'list.outdated' }, { defect: 'refreshNotifications' }],
    end: { listed: 'shown' },
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30 },
  },
  {
    title: 'NOTIF-03 NOTIF-04 one that is pressed while the list comes again is opened and marked',
    events: [loaded, { type: 'list.outdated' }, press],
    end: { listed: 'marking' },
    calls: [
      { id: 'loadNotifications' },
      { id: 'refreshNotifications', aborted: true },
      { id: 'markRead', input: { id: '7' } },
    ],
    emits: [opened],
  },
  {
    title: 'NOTIF-04 a read one that is pressed while the list comes again is only opened',
    events: [
      loaded,
      { type: 'list.outdated' },
      { type: 'notification.pressed', notification: readNotice },
      refreshed,
    ],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'refreshNotifications' }],
    emits: [{ type: 'notification.opened', notification: readNotice }],
  },
];
