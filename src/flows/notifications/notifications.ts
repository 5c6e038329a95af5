import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type NotificationsOutcome,
  notificationListMachine,
} from '#machines/notifications/notification-list.machine.ts';
import { unreadCountMachine } from '#machines/notifications/unread-count.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { keepFresh, onChange } from '#src/freshness/freshness.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { areNotificationsEnabled, storeNotificationSetting } from '#src/pwa/notification-setting.ts';

/** The largest page size of the API. */
const perPage = 50;

const readPage = (page: number, signal: AbortSignal) =>
  outcomeOf(
    client.GET('/users/me/notifications', { params: { query: { page, per_page: perPage } }, signal }),
    ({ data, meta }) => ({ notifications: data, total: meta.total }),
  );

export const notificationListFlow = notificationListMachine.provide({
  actors: {
    loadNotifications: fromPromise<NotificationsOutcome, { count: number }>(
      async ({ input: { count }, signal }) => {
        const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, n) => readPage(n + 1, signal));
        const outcomes = await Promise.all(pages);
        const found = outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? [outcome.value] : []));
        const failed = outcomes.find(({ kind }) => kind !== 'ok');
        if (failed !== undefined) return failed;
        const notifications = found.flatMap((page) => page.notifications).slice(0, count);
        return { kind: 'ok', value: { notifications, total: found.at(-1)?.total ?? 0 } };
      },
    ),
    markRead: fromPromise(({ input: { id } }) =>
      outcomeOf(
        client.POST('/users/me/notifications/{id}/mark-as-read', { params: { path: { id } } }),
        () => null,
      ),
    ),
    markAllRead: fromPromise(() =>
      outcomeOf(client.POST('/users/me/notifications/mark-all-as-read'), () => null),
    ),
  },
});

/** Other servers may return an object. */
const countIn = (data: unknown): number => {
  if (typeof data === 'number') return data;
  const { count, unread_count: unread } = Object(data) as { count?: unknown; unread_count?: unknown };
  return Number(count ?? unread) || 0;
};

export const unreadCountFlow = unreadCountMachine.provide({
  actors: {
    loadCount: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/notifications/unread-count', { signal }), ({ data }) => countIn(data)),
    ),
  },
});

/** After a session that ended without a logout, its member's notifications must not be shown on this device. */
async function leaveDevice(): Promise<void> {
  if (!areNotificationsEnabled()) return;
  storeNotificationSetting(false);
  await (await import('#src/flows/account/device-registration.ts')).clearDevice();
}

/** On the icon of the installed app, where the browser has badges. */
function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  const isShown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  isShown.catch(() => {});
}

export interface Notifications {
  readonly list: ActorRefFrom<typeof notificationListFlow>;
  readonly unread: ActorRefFrom<typeof unreadCountFlow>;
}

/** The signed-in member's actor. It outlives the page, so that a pressed notification is marked as read. */
export const notificationsOf = perSignIn((flows: AppFlows) => {
  const list = createActor(notificationListFlow);
  const unread = createActor(unreadCountFlow);
  list.on('toast.requested', flows.announce);
  list.on('notification.marked', () => unread.send({ type: 'notification.marked' }));
  list.on('notifications.allMarked', () => unread.send({ type: 'notifications.allMarked' }));
  const countAgain = () => unread.send({ type: 'count.wanted' });
  const seen = keepFresh(['seen'], countAgain);
  // in a hidden page too, for the icon of the app
  const pushed = onChange('pushed', countAgain);
  unread.subscribe((snapshot) => {
    if (snapshot.matches('counted')) showBadge(snapshot.context.unread);
  });
  const stop = () => {
    seen.stop();
    pushed.stop();
    void leaveDevice();
    list.stop();
    unread.stop();
    showBadge(0);
  };
  const value: Notifications = { list, unread: unread.start() };
  return { value, stop };
});
