import { afterEach, expect, test, vi } from 'vitest';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { clearTokens, storeTokens } from '#src/api/token-store.ts';
import { createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { notificationsOf } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

test('the icon of the installed app shows the number of unread notifications, and none once they are read or the session ends', async () => {
  const shown: (number | null)[] = [];
  const badge = {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(null),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), badge));
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  let count = 3;
  mockFetch({
    'GET /users/me': () => [200, { data: settledUser }],
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
    'GET /users/me/notifications/unread-count': () => [200, { data: count }],
  });
  const flows = createAppFlows({ toast: () => {}, navigate: () => {} });
  const stop = flows.start();
  await settledSession(flows, new AbortController().signal);
  const { unread } = notificationsOf(flows);
  await expect.poll(() => shown.length > 0).toBe(true);
  expect(shown).toEqual([3]);
  unread.send({ type: 'notifications.allMarked' });
  expect(shown.at(-1)).toBeNull();
  count = 1;
  unread.send({ type: 'count.wanted' });
  await expect.poll(() => shown.at(-1) === 1).toBe(true);
  clearTokens();
  flows.session.send({ type: 'session.changedElsewhere' });
  await expect.poll(() => shown.at(-1) === null).toBe(true);
  stop();
});
