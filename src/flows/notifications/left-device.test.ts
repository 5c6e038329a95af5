import { afterEach, expect, test, vi } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { clearTokens, storeTokens } from '#src/api/token-store.ts';
import { createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { notificationsOf } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

test('SRV-40 a session that ends by itself leaves no notifications on the device for the next member', async () => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  for (const key of ['notification_enabled', 'push_token', 'push_token_told_at'])
    localStorage.setItem(key, 'true');
  mockFetch({
    'GET /users/me': () => [200, { data: settledUser }],
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
    'GET /users/me/notifications/unread-count': () => [200, { data: 0 }],
  });
  const flows = createAppFlows({ toast: () => {}, navigate: () => {} });
  const stop = flows.start();
  await settledSession(flows, new AbortController().signal);
  notificationsOf(flows);
  expect(localStorage.getItem('push_token')).toBe('true');
  clearTokens();
  flows.session.send({ type: 'session.changedElsewhere' });
  await expect.poll(() => unsubscribe.mock.calls.length > 0).toBe(true);
  for (const key of ['notification_enabled', 'push_token', 'push_token_told_at'])
    expect(localStorage.getItem(key), key).toBeNull();
  stop();
});
