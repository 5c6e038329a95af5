/// <reference lib="webworker" />
import { targetOf } from '#domain/notification/notification.ts';

declare const self: ServiceWorkerGlobalScope;

interface ShownNotification {
  readonly title: string;
  readonly body: string;
  /** As sent; it is validated when the notification is pressed. */
  readonly url: string | null;
  /** A notification with the same tag replaces the earlier one. */
  readonly tag: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Web Push sends the message itself, Firebase nests it under `data`. */
export function readMessage(data: PushMessageData | null): ShownNotification {
  let sent: unknown;
  try {
    sent = data?.json();
  } catch {
    sent = { body: data?.text() };
  }
  const { data: inner, ...outer } = Object(sent) as Readonly<Record<string, unknown>>;
  const message = Object(inner ?? outer) as Readonly<Record<string, unknown>>;
  const url = text(message['url']);
  return {
    title: text(message['title']) || 'Kindfare',
    body: text(message['body']),
    url: url || null,
    tag: text(message['tag']),
  };
}

/** Shows the notification and marks the app's icon; open pages refresh their unread count. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const { title, body, url, tag } = readMessage(data);
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-96.png',
    ...(tag !== '' && { tag }),
    data: { url },
  });
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge().catch(() => {});
  for (const page of await self.clients.matchAll({ type: 'window' }))
    page.postMessage('notification-arrived');
}

/** Opens the notification's URL: pages of the app in the open window, other sites in a new one. */
export async function followPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { url } = Object(notification.data) as { url?: unknown };
  const { origin } = self.location;
  const actions = typeof url === 'string' ? [{ url }] : [];
  const target = targetOf({ title: '', body: '', actions }, origin);
  if (target.to === 'elsewhere') {
    await self.clients.openWindow(target.url);
    return;
  }
  const path = target.to === 'page' ? target.path : '/notifications';
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await open.focus();
  // the page navigates itself, as it may contain unsaved input
  open.postMessage({ type: 'open-path', path });
}
