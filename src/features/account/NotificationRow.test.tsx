import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppFlows } from '#src/flows/app-flows.ts';
import { FlowsProvider } from '#src/flows/flows-context.tsx';
import type { MockResponses } from '#src/flows/mock-fetch.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { NotificationRow } from './NotificationRow.tsx';

const save = 'POST /users/me/metas';
const tokens = 'POST /users/fcm-tokens';
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notifications' });

afterEach(() => vi.unstubAllGlobals());

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari',
};

async function show(
  permission: NotificationPermission,
  status = 200,
  responses: MockResponses = {},
  userAgent = phones.android,
) {
  const requestPermission = vi.fn(() => Promise.resolve(permission));
  vi.stubGlobal('Notification', { requestPermission });
  vi.stubGlobal('PushManager', class {});
  const subscription = { options: {}, toJSON: () => ({ endpoint: 'https://push.example/1' }) };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => undefined,
    addEventListener: () => {},
  };
  const device = {
    serviceWorker: { value: serviceWorker },
    userAgent: { value: userAgent },
    maxTouchPoints: { value: 5 },
  };
  vi.stubGlobal('navigator', Object.create(navigator, device));
  const shown = await renderForMember(<NotificationRow />, {
    responses: {
      [save]: () => [status, {}],
      'GET /push-service': () => [200, { data: { service: 'web_push', public_key: 'AAAA', firebase: null } }],
      [tokens]: () => [200, {}],
      'DELETE /users/fcm-tokens/%7B%22endpoint%22%3A%22https%3A%2F%2Fpush.example%2F1%22%7D': () => [200, {}],
      ...responses,
    },
  });
  return { ...shown, requestPermission };
}

test('SHELL-34 NOTIF-08 NOTIF-09 NOTIF-10 NOTIF-13 ENT-13 STOR-07 the switch stores the choice, finds it again, takes it back, leads nowhere', async () => {
  const address = window.location.href;
  const { bodiesOf, navigate, requestPermission } = await show('granted');
  fireEvent.click(control());
  await waitFor(() => expect(localStorage.getItem('notification_enabled')).toBe('true'));
  expect(bodiesOf(save)).toEqual([{ notification_enabled: true }]);
  expect(bodiesOf(tokens)).toEqual([{ token: '{"endpoint":"https://push.example/1"}' }]);
  expect(control().checked).toBe(true);

  cleanup();
  const flows = createAppFlows({ toast: () => {}, navigate: () => {} });
  await act(async () =>
    render(
      <FlowsProvider flows={flows}>
        <NotificationRow />
      </FlowsProvider>,
    ),
  );
  expect(control().checked).toBe(true);
  expect(requestPermission).toHaveBeenCalledOnce();
  fireEvent.click(control());
  await waitFor(() => expect(localStorage.getItem('notification_enabled')).toBeNull());
  expect(bodiesOf(save)[1]).toEqual({ notification_enabled: false });
  expect(control().checked).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  expect(window.location.href).toBe(address);
});

test('NOTIF-11 ERR-38 OR-28 a denied permission leaves it off, stores nothing, is logged, and shows why', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { bodiesOf, toast } = await show('denied');
  fireEvent.click(control());
  await screen.findByText(/Your browser blocks notifications/);
  expect(control().checked).toBe(false);
  expect(bodiesOf(save)).toEqual([]);
  expect(localStorage.getItem('notification_enabled')).toBeNull();
  expect([warn.mock.calls.length, toast.mock.calls.length]).toEqual([1, 0]);
  warn.mockRestore();
});

test('NOTIF-12 a browser without push leaves it off and shows why', async () => {
  const { bodiesOf, requestPermission } = await show('granted');
  Reflect.deleteProperty(globalThis, 'PushManager');
  fireEvent.click(control());
  await screen.findByText('This browser can’t show notifications.');
  expect(control().checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  expect(bodiesOf(save)).toEqual([]);
});

test('NOTIF-12 on an iPhone that has not installed the app it says how to', async () => {
  await show('granted', 200, {}, phones.iphone);
  Reflect.deleteProperty(globalThis, 'PushManager');
  fireEvent.click(control());
  await screen.findByText(/Add Kindfare to your Home Screen first/);
  expect(control().checked).toBe(false);
});

test('OR-28 a setting that the server does not store is not stored here either, and is reported', async () => {
  const { toast } = await show('granted', 500);
  fireEvent.click(control());
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(control().checked).toBe(false);
  expect(localStorage.getItem('notification_enabled')).toBeNull();
});

test('ERR-37 a failed registration leaves it off, with a note instead of a toast', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { toast, bodiesOf } = await show('granted', 200, { [tokens]: () => [500, {}] });
  fireEvent.click(control());
  await screen.findByText(/couldn’t turn on notifications/);
  expect(control().checked).toBe(false);
  expect([toast.mock.calls, bodiesOf(save)]).toEqual([[], []]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('PWA-13 CONST-23 ERR-37 a service worker that never becomes active leaves it off after 10 s, logged, with a note', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { toast, bodiesOf } = await show('granted');
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: new Promise(() => {}) } });
  vi.useFakeTimers();
  fireEvent.click(control());
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(control().checked).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  expect(screen.getByText(/couldn’t turn on notifications/)).toBeDefined();
  expect(control().checked).toBe(false);
  expect([toast.mock.calls, bodiesOf(tokens), bodiesOf(save)]).toEqual([[], [], []]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
