import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '#contract/operations.ts';
import { fakeDeadlines } from '#tests/setup/fake-deadlines.ts';
import { client, guestPath } from './client.ts';
import { outcomeOf } from './outcome-of.ts';
import { onSessionEnded } from './renew-token.ts';
import { sendDeadline } from './send-deadline.ts';
import { readAccessToken, readRefreshToken, storeTokens } from './token-store.ts';

const responses: Array<(request: Request) => Response | Promise<Response>> = [];
const sent: Request[] = [];
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const user = { id: 7, name: 'Maya' };
const loadUser = (signal?: AbortSignal) =>
  outcomeOf(client.GET('/users/me', signal ? { signal } : {}), (body) => body.data);

beforeEach(() => {
  localStorage.clear();
  responses.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    sent.push(request);
    const response = responses.shift();
    if (!response) throw new TypeError('no response defined');
    return response(request);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('every call', () => {
  test('API-82 API-83 API-84 a member call carries the bearer token, the partner and the marker header', async () => {
    storeTokens({ access_token: 'a1', refresh_token: 'r1', expires_in: 900 });
    responses.push(() => json(200, { data: user }));
    await loadUser();
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a1');
    expect(sent[0]?.headers.get('X-Partner-Id')).toBe('main');
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  test('API-83 API-84 a guest call carries partner and marker but no token', async () => {
    storeTokens({ access_token: 'a1', refresh_token: 'r1', expires_in: 900 });
    responses.push(() => json(200, { data: {} }));
    await client.GET('/recipes-plus/settings');
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
    expect(sent[0]?.headers.get('X-Partner-Id')).toBe('main');
    expect(sent[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  test('the position of the last write travels with the next calls, the highest of concurrent ones', async () => {
    for (const position of ['0/9', '1/A', '0/FFFF0000'])
      responses.push(() => json(200, { data: user }, { 'X-Position': position }));
    responses.push(() => json(200, { data: user }));
    for (let calls = 0; calls < 4; calls += 1) await loadUser();
    expect(sent.map(({ headers }) => headers.get('X-Position'))).toEqual([null, '0/9', '1/A', '1/A']);
  });

  test('a database that begins again, as after a restore, has lower positions', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    responses.push(() => json(200, { data: user }, { 'X-Position': '7/0' }));
    await loadUser();
    vi.setSystemTime(Date.now() + 60_000);
    responses.push(() => json(200, { data: user }, { 'X-Position': '0/1' }));
    responses.push(() => json(200, { data: user }));
    await loadUser();
    await loadUser();
    expect(sent.map(({ headers }) => headers.get('X-Position'))).toEqual([null, '7/0', '0/1']);
  });

  test('a device that stores nothing still sends the position, and no call fails for it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    responses.push(() => json(200, { data: user }, { 'X-Position': '0/9' }));
    responses.push(() => json(200, { data: user }));
    expect((await loadUser()).kind).toBe('ok');
    await loadUser();
    expect(sent.map(({ headers }) => headers.get('X-Position'))).toEqual([null, '0/9']);
    vi.mocked(Storage.prototype.setItem).mockRestore();
    responses.push(() => json(200, { data: user }, { 'X-Position': '1/0' }));
    await loadUser();
  });

  test('the guest calls are those of the contract', () => {
    const wrong = operations.filter(({ path, security }) => guestPath.test(path) !== (security === 'guest'));
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('API-85 CONST-17 a slow response is awaited without a timeout', async () => {
    vi.useFakeTimers();
    const day = 24 * 60 * 60 * 1000;
    responses.push(() => new Promise((resolve) => setTimeout(() => resolve(json(200, { data: user })), day)));
    const outcome = loadUser();
    await vi.advanceTimersByTimeAsync(day);
    expect((await outcome).kind).toBe('ok');
  });

  test.each([200, 201, 299])('CONST-18 API-85 status %i is success', async (status) => {
    responses.push(() => json(status, { data: user }));
    expect((await loadUser()).kind).toBe('ok');
  });

  test.each([
    [304, 'unavailable'],
    [400, 'unavailable'],
    [401, 'unauthorized'],
    [402, 'paymentRequired'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('CONST-18 API-85 status %i is %s', async (status, kind) => {
    responses.push(() =>
      status === 304
        ? new Response(null, { status })
        : json(status, { message: 'no', errors: { email: ['bad'] } }),
    );
    expect((await loadUser()).kind).toBe(kind);
  });

  test('field errors are part of the outcome', async () => {
    responses.push(() =>
      json(422, { message: 'Check.', errors: { email: ['Enter a valid email address.'] } }),
    );
    expect(await loadUser()).toEqual({
      kind: 'invalid',
      message: 'Check.',
      fields: { email: ['Enter a valid email address.'] },
    });
  });

  test('a 429 contains the seconds to wait', async () => {
    responses.push(() => json(429, { message: 'slow down' }, { 'Retry-After': '42' }));
    expect(await loadUser()).toEqual({ kind: 'tooMany', retryAfterSeconds: 42 });
  });

  test('ERR-33 an aborted call is canceled, not failed', async () => {
    const controller = new AbortController();
    responses.push(
      ({ signal }) =>
        new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const outcome = loadUser(controller.signal);
    controller.abort();
    expect(await outcome).toEqual({ kind: 'canceled' });
  });

  test('EXT-21 offline, a read reports that it is not stored on the device, another call that it was not sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadUser()).toMatchObject({
      kind: 'unavailable',
      message: 'You’re offline, and this page isn’t saved on your device yet.',
    });
    expect(await outcomeOf(client.POST('/auth/logout'), () => null)).toMatchObject({
      message: 'You’re offline. Please try again once you’re back.',
    });
    vi.restoreAllMocks();
  });

  test('a network failure is unavailable without a status', async () => {
    expect(await loadUser()).toEqual({ kind: 'unavailable', status: null, message: null });
  });
});

describe('an access token that has run out', () => {
  beforeEach(() => storeTokens({ access_token: 'old', refresh_token: 'r1', expires_in: 900 }));

  test('is renewed once and the request retried, including its body', async () => {
    responses.push(
      () => json(401, { message: 'expired' }),
      () => json(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 }),
      () => json(200, { data: [] }),
    );
    const { response } = await client.POST('/users/me/metas', { body: { first_login: false } });
    expect(response.status).toBe(200);
    expect(sent.map((r) => new URL(r.url).pathname)).toEqual([
      '/api/users/me/metas',
      '/api/auth/token',
      '/api/users/me/metas',
    ]);
    expect(sent[2]?.headers.get('Authorization')).toBe('Bearer new');
    expect(await sent[2]?.json()).toEqual({ first_login: false });
    expect([readAccessToken(), readRefreshToken(), localStorage.getItem('token_expires_in')]).toEqual([
      'new',
      'r2',
      '900',
    ]);
  });

  test('concurrent requests renew it once', async () => {
    const byPath = (request: Request) => {
      if (request.url.endsWith('/auth/token'))
        return json(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 });
      return request.headers.get('Authorization') === 'Bearer old'
        ? json(401, { message: 'expired' })
        : json(200, { data: user });
    };
    responses.push(byPath, byPath, byPath, byPath, byPath);
    const outcomes = await Promise.all([loadUser(), loadUser()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    expect(sent.filter((r) => r.url.endsWith('/auth/token'))).toHaveLength(1);
  });

  test('a refused refresh token ends the session and clears the tokens', async () => {
    responses.push(
      () => json(401, { message: 'expired' }),
      () => json(400, { message: 'Sign in again.' }),
    );
    expect(await loadUser()).toEqual({ kind: 'unauthorized' });
    expect([readAccessToken(), readRefreshToken()]).toEqual([null, null]);
  });

  test('a refused renewal does not end the session that another tab has begun meanwhile', async () => {
    const newer = { access_token: 'newer', refresh_token: 'r9', expires_in: 900 };
    responses.push(
      () => json(401, { message: 'expired' }),
      () => {
        storeTokens(newer);
        return json(400, { message: 'Sign in again.' });
      },
      () => json(200, { data: user }),
    );
    const ended = vi.fn();
    const stop = onSessionEnded(ended);
    expect((await loadUser()).kind).toBe('ok');
    stop();
    expect(ended).not.toHaveBeenCalled();
    expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer newer');
    expect([readAccessToken(), readRefreshToken()]).toEqual(['newer', 'r9']);
  });

  test.each([200, 302, 400, 401, 403, 511])(
    'EXT-21 a portal’s page with status %i in place of a renewal ends no session',
    async (status) => {
      const page = () => new Response('<html>Sign in to the Wi-Fi</html>', { status });
      responses.push(() => json(401, { message: 'expired' }), page);
      expect(await loadUser()).toMatchObject({ kind: 'unavailable' });
      expect([readAccessToken(), readRefreshToken()]).toEqual(['old', 'r1']);
    },
  );

  test('EXT-21 a hanging renewal is given up at the deadline, so that it blocks no other tab', async () => {
    fakeDeadlines();
    const hang = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    responses.push(() => json(401, { message: 'expired' }), hang);
    let outcome: unknown = 'waiting';
    void loadUser().then((result) => (outcome = result));
    await vi.advanceTimersByTimeAsync(sendDeadline - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ kind: 'unavailable' });
    expect(readRefreshToken()).toBe('r1');
    responses.push(
      () => json(401, { message: 'expired' }),
      () => json(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 }),
      () => json(200, { data: user }),
    );
    expect(await loadUser()).toMatchObject({ kind: 'ok' });
  });

  test('EXT-21 an aborted request does not wait for the renewal, which goes on for others', async () => {
    const renewal = Promise.withResolvers<Response>();
    responses.push(
      () => json(401, { message: 'expired' }),
      () => renewal.promise,
    );
    const controller = new AbortController();
    const outcome = loadUser(controller.signal);
    await expect.poll(() => sent.length === 2).toBe(true);
    controller.abort();
    expect(await outcome).toEqual({ kind: 'canceled' });
    renewal.resolve(json(200, { access_token: 'new', refresh_token: 'r2', expires_in: 900 }));
    await expect.poll(() => readAccessToken() === 'new').toBe(true);
  });

  test('an unreachable server does not clear the tokens', async () => {
    responses.push(() => json(401, { message: 'expired' }));
    expect(await loadUser()).toEqual({ kind: 'unavailable', status: 503, message: null });
    expect([readAccessToken(), readRefreshToken()]).toEqual(['old', 'r1']);
  });
});
