import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithRenewal } from '#src/api/client.ts';
import { commonHeaders } from '#src/api/common-headers.ts';
import { onSessionEnded } from '#src/api/renew-token.ts';
import { sendDeadline } from '#src/api/send-deadline.ts';
import { readAccessToken, readRefreshToken, storeTokens } from '#src/api/token-store.ts';
import { fakeDeadlines } from '#tests/setup/fake-deadlines.ts';
import { leaseLocks } from './lease-locks.ts';
import { queueStore } from './queue-store.ts';
import { sendQueue } from './send-queue.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await queueStore.clear('7');
});

test('EXT-21 API-83 API-84 a lost response to a renewal costs neither the session nor the offline queue; every call names the partner', async () => {
  storeTokens({ access_token: 'old', refresh_token: 'r1', expires_in: 900 });
  await queueStore.add({
    key: '00000000-0000-4000-8000-000000000001',
    userId: '7',
    query: {},
    createdAt: '2026-05-04T09:00:00.000Z',
    operationId: 'toggleFavorite',
    params: { id: '12' },
    body: { is_favorite: true },
  });
  const names = new Set<string>();
  const renewedWith: string[] = [];
  const outcomes: (() => Promise<Response>)[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    names.add(`${request.headers.get('X-Partner-Id')} ${request.headers.get('X-Requested-With')}`);
    if (request.url.endsWith('/auth/token')) {
      renewedWith.push((await request.json()).refresh_token);
      const hang = () =>
        new Promise<Response>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      return (outcomes.shift() ?? hang)();
    }
    if (request.headers.get('Authorization') !== 'Bearer new')
      return Response.json({ message: 'expired' }, { status: 401 });
    const headers = { 'Idempotency-Key': request.headers.get('Idempotency-Key') ?? '', 'X-Member': '7' };
    return Response.json({ data: {} }, { headers });
  });
  const ended = vi.fn();
  const unsubscribe = onSessionEnded(ended);
  const send = () =>
    sendQueue(
      {
        store: queueStore,
        locks: leaseLocks,
        cached: async () => [],
        fetch: (request) => {
          request.headers.set('Authorization', `Bearer ${readAccessToken()}`);
          return fetchWithRenewal(request);
        },
        notify: () => {},
        now: () => new Date(),
        deadline: sendDeadline,
        tab: 'tab',
        origin: location.origin,
        headers: commonHeaders,
      },
      '7',
      new AbortController().signal,
    );

  fakeDeadlines();
  const hung = send();
  // `vi.waitUntil` would advance the fake timers
  while (renewedWith.length === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(sendDeadline);
  expect(await hung).toMatchObject({ sent: 0, refused: 0, remaining: 1 });
  vi.useRealTimers();
  const portal = async () => new Response('<html>Sign in to the Wi-Fi</html>');
  outcomes.push(portal);
  expect(await send()).toMatchObject({ sent: 0, refused: 0, remaining: 1 });
  outcomes.push(async () => Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 900 }));
  expect(await send()).toMatchObject({ sent: 1, refused: 0, remaining: 0 });

  expect(renewedWith).toEqual(['r1', 'r1', 'r1']);
  expect(readRefreshToken()).toBe('r2');
  expect([...names]).toEqual(['main XMLHttpRequest']);
  expect(ended).not.toHaveBeenCalled();
  unsubscribe();
});
