import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { otherNotice, readNotice, unreadNotice } from './notification.samples.ts';
import type { notificationListMachine } from './notification-list.machine.ts';

const two = ok({ notifications: [unreadNotice, readNotice], total: 30 });
const loaded = { resolves: 'loadNotifications', with: two } as const;
const refreshed = { resolves: 'refreshNotifications', with: two } as const;
const press = { type: 'notification.pressed', notification: unreadNotice } as const;
const opened = { type: 'notification.opened', notification: unreadNotice } as const;
const more = { type: 'more.requested' } as const;
const olderLoaded = { resolves: 'loadMore', with: two } as const;
const pressOther = { type: 'notification.pressed', notification: otherNotice } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const notificationListJourneys: readonly JourneyOf<typeof notificationListMachine>[] = [
  {
    title:
      'NOTIF-03 NOTIF-04 NOTIF-06 pressing an unread notification opens it, marks it as read and reloads the list',
    events: [loaded, press, { resolves: 'markRead', with: ok(null) }, refreshed],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'markRead', input: { id: '7' } },
      { id: 'refreshNotifications', input: { count: 20 } },
    ],
    emits: [opened, { type: 'notification.marked' }],
  },
  {
    title: 'NOTIF-04 opens a read notification without marking it again',
    events: [loaded, { type: 'notification.pressed', notification: readNotice }],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }],
    emits: [{ type: 'notification.opened', notification: readNotice }],
  },
  {
    title: 'NOTIF-07 marking all sends one request and reloads the list',
    events: [loaded, { type: 'allRead.requested' }, { resolves: 'markAllRead', with: ok(null) }, refreshed],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'markAllRead' }, { id: 'refreshNotifications' }],
    emits: [{ type: 'notifications.allMarked' }],
  },
  {
    title: 'NOTIF-07 marking all sends no request without unread notifications',
    events: [
      { resolves: 'loadNotifications', with: ok({ notifications: [readNotice], total: 1 }) },
      { type: 'allRead.requested' },
      { type: 'more.requested' },
    ],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }],
    emits: [],
  },
  {
    title: 'ERR-27 shows an error when marking fails and keeps the list',
    events: [
      loaded,
      press,
      { resolves: 'markRead', with: broken },
      { type: 'allRead.requested' },
      { resolves: 'markAllRead', with: broken },
    ],
    end: { listed: 'shown' },
    emits: [
      opened,
      errorToast('Something went wrong. Please try again later.'),
      errorToast('Something went wrong. Please try again later.'),
    ],
  },
  {
    title: 'ERR-26 shows an error when the list cannot be loaded and allows a retry',
    events: [{ resolves: 'loadNotifications', with: broken }, { type: 'retry.requested' }],
    end: 'loading',
    context: { failure: 'Could not fetch notifications. Please try again later.' },
  },
  {
    title: 'NOTIF-01 loads older notifications on request and new ones when the page is shown again',
    events: [loaded, more, olderLoaded, { type: 'list.outdated' }, refreshed],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
      { id: 'refreshNotifications', input: { count: 40 } },
    ],
  },
  {
    title:
      'NOTIF-01 ERR-26 shows an error when older ones cannot be loaded and requests the same number next time',
    events: [
      loaded,
      more,
      { resolves: 'loadMore', with: broken },
      { type: 'list.outdated' },
      refreshed,
      more,
      olderLoaded,
    ],
    end: { listed: 'shown' },
    calls: [
      { id: 'loadNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
      { id: 'refreshNotifications', input: { count: 20 } },
      { id: 'loadMore', input: { count: 40 } },
    ],
    emits: [errorToast('Could not fetch notifications. Please try again later.')],
    context: { count: 40, notifications: [unreadNotice, readNotice], failure: null },
  },
  {
    title: 'ERR-26 shows an error after an exception in loading older ones and keeps the list',
    events: [loaded, more, { rejects: 'loadMore' }],
    end: { listed: 'shown' },
    emits: [errorToast('Could not fetch notifications. Please try again later.')],
    context: { count: 20, notifications: [unreadNotice, readNotice], total: 30 },
  },
  {
    title: 'NOTIF-03 NOTIF-04 opens and marks a notification pressed while older ones load',
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
      'NOTIF-03 NOTIF-06 opens those pressed while another is being marked and marks each once, in order',
    events: [
      loaded,
      press,
      press,
      pressOther,
      { resolves: 'markRead', with: ok(null) },
      { resolves: 'markRead', with: ok(null) },
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
    title: 'NOTIF-07 opens one pressed while all are being marked',
    events: [
      loaded,
      { type: 'allRead.requested' },
      press,
      { resolves: 'markAllRead', with: ok(null) },
      refreshed,
    ],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'markAllRead' }, { id: 'refreshNotifications' }],
    emits: [opened, { type: 'notifications.allMarked' }],
  },
  {
    title: 'NOTIF-03 ERR-27 marks the pressed one if marking all fails',
    events: [loaded, { type: 'allRead.requested' }, press, { resolves: 'markAllRead', with: broken }],
    end: { listed: 'marking' },
    emits: [opened, errorToast('Something went wrong. Please try again later.')],
  },
  {
    title: 'ERR-27 drops queued ones if marking one fails',
    events: [loaded, press, pressOther, { resolves: 'markRead', with: broken }],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'markRead', input: { id: '7' } }],
    context: { unmarked: [] },
  },
  {
    title: 'ERR-26 does not retry a failed list automatically',
    events: [{ resolves: 'loadNotifications', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadNotifications' }],
  },
  {
    title: 'ERR-26 shows the same error after an exception in loading the list',
    events: [{ rejects: 'loadNotifications' }],
    end: 'failed',
    calls: [{ id: 'loadNotifications' }],
    context: { failure: 'Could not fetch notifications. Please try again later.' },
  },
  {
    title: 'ERR-27 shows an error after an exception in marking and keeps the list',
    events: [loaded, press, { rejects: 'markRead' }],
    end: { listed: 'shown' },
    emits: [opened, errorToast('Something went wrong. Please try again later.')],
  },
  {
    title: 'ERR-27 shows an error after an exception in marking all and keeps the list',
    events: [loaded, { type: 'allRead.requested' }, { rejects: 'markAllRead' }],
    end: { listed: 'shown' },
    emits: [errorToast('Something went wrong. Please try again later.')],
  },
  {
    title: 'NOTIF-01 a refresh replaces the list',
    events: [
      loaded,
      { type: 'list.outdated' },
      { resolves: 'refreshNotifications', with: ok({ notifications: [readNotice], total: 1 }) },
    ],
    end: { listed: 'shown' },
    context: { notifications: [readNotice], total: 1 },
  },
  {
    title: 'NOTIF-01 a failed refresh silently keeps the list',
    events: [loaded, { type: 'list.outdated' }, { resolves: 'refreshNotifications', with: broken }],
    end: { listed: 'shown' },
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30, failure: null },
  },
  {
    title: 'NOTIF-01 an exception in a refresh silently keeps the list',
    events: [loaded, { type: 'list.outdated' }, { rejects: 'refreshNotifications' }],
    end: { listed: 'shown' },
    emits: [],
    context: { notifications: [unreadNotice, readNotice], total: 30 },
  },
  {
    title: 'NOTIF-03 NOTIF-04 opens and marks a notification pressed during a refresh',
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
    title: 'NOTIF-04 only opens a read notification pressed during a refresh',
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
  {
    title: 'a change while the list loads restarts the load',
    events: [{ type: 'list.outdated' }, loaded],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications', aborted: true }, { id: 'loadNotifications' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadNotifications', with: broken }, { type: 'list.outdated' }],
    end: 'loading',
    calls: [{ id: 'loadNotifications' }, { id: 'loadNotifications' }],
  },
  {
    title: 'a change during a refresh restarts it',
    events: [loaded, { type: 'list.outdated' }, { type: 'list.outdated' }],
    end: { listed: 'refreshing' },
    calls: [
      { id: 'loadNotifications' },
      { id: 'refreshNotifications', aborted: true },
      { id: 'refreshNotifications' },
    ],
  },
  {
    title: 'a change while older notifications load refreshes the list',
    events: [loaded, more, { type: 'list.outdated' }, refreshed],
    end: { listed: 'shown' },
    calls: [{ id: 'loadNotifications' }, { id: 'loadMore', aborted: true }, { id: 'refreshNotifications' }],
  },
];
