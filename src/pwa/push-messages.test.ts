import { afterEach, expect, test, vi } from 'vitest';
import { followPush, readMessage, showPush } from './push-messages.ts';

const data = (sent: unknown) =>
  ({
    json: () => (typeof sent === 'string' ? JSON.parse(sent) : sent),
    text: () => String(sent),
  }) as unknown as PushMessageData;

function stubWorker(open: readonly object[] = []) {
  const worker = {
    location: { origin: 'https://kindfare.example' },
    navigator: { setAppBadge: vi.fn(async () => {}) },
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: vi.fn(async () => open), openWindow: vi.fn(async () => null) },
  };
  vi.stubGlobal('self', worker);
  return worker;
}
afterEach(() => vi.unstubAllGlobals());

test('PWA-12 OR-86 any message with title and body is parsed, Firebase’s as well; an unreadable message still names the app', () => {
  const sent = { title: 'Hello', body: 'There.', url: '/account', tag: 'notification-7' };
  expect(readMessage(data(sent))).toEqual(sent);
  expect(readMessage(data({ data: sent, from: '1' }))).toEqual(sent);
  expect(readMessage(data('no json'))).toEqual({ title: 'Kindfare', body: 'no json', url: null, tag: '' });
  expect(readMessage(null)).toEqual({ title: 'Kindfare', body: '', url: null, tag: '' });
});

test('PWA-12 a push message is shown with title and body, replaces one with the same tag, marks the icon, and notifies open pages', async () => {
  const page = { postMessage: vi.fn() };
  const { navigator, registration } = stubWorker([page]);
  const words = { title: 'Hello', body: 'There.', url: '/account' };
  await showPush({ data: data({ ...words, tag: 'notification-7' }) } as PushEvent);
  await showPush({ data: data(words) } as PushEvent);
  const shown = {
    body: 'There.',
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-96.png',
    data: { url: '/account' },
  };
  expect(registration.showNotification.mock.calls).toEqual([
    ['Hello', { ...shown, tag: 'notification-7' }],
    ['Hello', shown],
  ]);
  expect(navigator.setAppBadge).toHaveBeenCalledWith();
  expect(page.postMessage).toHaveBeenCalledWith('notification-arrived');
});

const press = (url: string | null) =>
  followPush({ notification: { close: () => {}, data: { url } } } as unknown as NotificationEvent);

test('NOTIF-04 OR-93 a press opens the page if the app is closed, other sites in a window, anything else the list', async () => {
  const { clients } = stubWorker();
  for (const url of ['/account', 'https://shop.example/', 'javascript:alert(1)', null]) await press(url);
  expect(clients.openWindow.mock.calls).toEqual([
    ['/account'],
    ['https://shop.example/'],
    ['/notifications'],
    ['/notifications'],
  ]);
});

test('NOTIF-04 a press navigates the open window', async () => {
  const page = { focus: vi.fn(async () => {}), postMessage: vi.fn() };
  const { clients } = stubWorker([page]);
  await press('/account');
  expect(page.focus).toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'open-path', path: '/account' });
  expect(clients.openWindow).not.toHaveBeenCalled();
});
