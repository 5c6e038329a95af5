import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { unreadCountFlow } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [3, 3],
  [{ count: 4 }, 4],
  [{ unread_count: 5 }, 5],
  [{}, 0],
  [null, 0],
])('OR-39 the unread count is a number, or in an object: %j', async (data, expected) => {
  mockFetch({ 'GET /users/me/notifications/unread-count': () => [200, { data }] });
  const count = createActor(unreadCountFlow).start();
  const { context } = await waitFor(count, (snapshot) => snapshot.matches('counted'));
  expect(context.unread).toBe(expected);
  count.stop();
});
