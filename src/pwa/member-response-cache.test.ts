import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCacheable, isOwnPicture, isSharedDrawing } from './cacheable-requests.ts';
import {
  clearMemberCaches,
  outdateCached,
  respondToMember,
  respondWithOwnPicture,
  stripCachedVerdicts,
} from './member-response-cache.ts';

const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url);

/** A mock of the Cache Storage API, as far as it is used. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: Request | string) => store.get(urlOf(key))?.clone(),
      matchAll: async () => [...store.values()].map((response) => response.clone()),
      put: async (key: Request | string, response: Response) => void store.set(urlOf(key), response),
      delete: async (key: Request | string) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const remove = async (name: string) => stores.delete(name);
  return { stores, open, keys: async () => [...stores.keys()], delete: remove };
}

let device: ReturnType<typeof memoryCaches>;
const server = vi.fn<(request: Request) => Promise<Response>>();
const anna = { token: 'a', id: '1' };
const ben = { token: 'b', id: '2' };

beforeEach(() => {
  device = memoryCaches();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  await clearMemberCaches();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const respond = (text: string, { id }: { id: string }, status = 200) =>
  new Response(text, { status, headers: { 'X-Member': id } });

/** Sends a member's request. `isKept` settles once the response is in the cache. */
function begin({ token }: { token: string }, path = '/api/users/me') {
  const headers = { Authorization: `Bearer ${token}` };
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const answered = respondToMember(new Request(`http://kindfare.test${path}`, { headers }), {
    waitUntil,
  }).then(
    (response) => (response.ok ? response.text() : String(response.status)),
    () => null,
  );
  return { answered, isKept: () => Promise.all(pending) };
}

/** Sends a request and waits until its response is cached. */
async function ask(member: { token: string }, path?: string): Promise<string | null> {
  const { answered, isKept } = begin(member, path);
  const text = await answered;
  await isKept();
  return text;
}
const isOffline = () => server.mockRejectedValue(new TypeError('Failed to fetch'));

test('EXT-06 offline a member gets the cached response, also with a renewed token', async () => {
  server.mockResolvedValueOnce(respond('old', anna)).mockResolvedValueOnce(respond('new', anna));
  await ask(anna);
  await ask({ token: 'renewed' });
  isOffline();
  expect(await ask({ token: 'renewed' })).toBe('new');
  expect(await ask(anna)).toBeNull();
  expect(await ask({ token: 'renewed' }, '/api/recipes')).toBeNull();
});

test('EXT-06 no member gets the cached response of another one', async () => {
  server.mockResolvedValueOnce(respond('of Anna', anna));
  await ask(anna);
  isOffline();
  expect(await ask(ben)).toBeNull();
  server.mockResolvedValueOnce(respond('of Ben', ben));
  expect(await ask(ben)).toBe('of Ben');
  isOffline();
  expect(await ask(ben)).toBe('of Ben');
  expect(await ask(anna)).toBeNull();
  expect([...device.stores.keys()].filter((name) => name.startsWith('member-'))).toEqual(['member-2-2']);
});

test('EXT-06 after a logout nothing is cached, not even requests in flight', async () => {
  server.mockResolvedValueOnce(respond('seen', anna));
  await ask(anna);
  let resolveResponse: (response: Response) => void = () => {};
  server.mockImplementationOnce(() => new Promise((resolve) => (resolveResponse = resolve)));
  const late = ask(anna, '/api/recipes');
  await clearMemberCaches();
  resolveResponse(respond('late', anna));
  expect(await late).toBe('late');
  expect([...device.stores.values()].map((store) => store.size).filter((size) => size > 0)).toEqual([]);
});

test('EXT-06 a server that is down or slow falls back to the cache; a 4xx is returned', async () => {
  vi.useFakeTimers();
  server.mockResolvedValueOnce(respond('known', anna));
  await ask(anna);
  server.mockResolvedValueOnce(respond('', anna, 503));
  expect(await ask(anna)).toBe('known');
  server.mockResolvedValueOnce(Response.json({ message: 'Not allowed.' }, { status: 403 }));
  expect(await ask(anna)).toBe('403');
  server.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(respond('slow', anna)), 60_000)),
  );
  const slow = begin(anna);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await slow.answered).toBe('known');
  await vi.advanceTimersByTimeAsync(57_000);
  await slow.isKept();
  server.mockResolvedValueOnce(respond('', anna, 503));
  expect(await ask(anna)).toBe('slow');
});

test.each([200, 403, 404])(
  'EXT-21 the page of a portal with status %i is neither returned nor cached while a response is',
  async (status) => {
    server.mockResolvedValueOnce(respond('known', anna));
    await ask(anna);
    server.mockResolvedValueOnce(new Response('<html>Sign in to the Wi-Fi</html>', { status }));
    expect(await ask(anna)).toBe('known');
    isOffline();
    expect(await ask(anna)).toBe('known');
  },
);

test('EXT-06 responses about health, sign-in and payments are not cached', () => {
  const never = [
    '/health-questions',
    '/users/me/recommendations',
    '/swims/1/health-questions',
    '/auth/token',
    '/packages',
    '/checkout',
    '/users/me/export',
    '/users/me/calendar',
    '/recipes/search-ingredients',
  ];
  expect(never.filter((path) => isCacheable(`/api${path}`))).toEqual([]);
  const expected = [
    '/users/me',
    '/recipes',
    '/recipes/12',
    '/users/me/meal-plans',
    '/recipes/collections/a1',
  ];
  expect(expected.filter((path) => !isCacheable(`/api${path}`))).toEqual([]);
});

test('EXT-06 if the browser is offline, a cached response is returned without a request', async () => {
  server.mockResolvedValueOnce(respond('old', anna));
  await ask(anna);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await ask(anna)).toBe('old');
  expect(server).toHaveBeenCalledTimes(1);
  isOffline();
  expect(await ask(anna, '/api/recipes')).toBeNull();
  vi.restoreAllMocks();
});

test('EXT-13 after preferences are saved, cached responses carry no verdicts any more', async () => {
  const card = JSON.stringify({
    data: [{ title: 'Soup', fit: { kind: 'fits', sentence: 'Fits you: milk' } }],
  });
  server.mockImplementation(async () => respond(card, anna));
  await ask(anna, '/api/recipes');
  await stripCachedVerdicts();
  server.mockRejectedValue(new TypeError('offline'));
  const cached = JSON.parse((await ask(anna, '/api/recipes')) ?? '{}');
  expect(cached.data).toEqual([
    {
      title: 'Soup',
      fit: { kind: 'unknown', sentence: 'Checked before you changed your answers or preferences' },
    },
  ]);
});

test('EXT-13 EXT-06 after preferences are saved, a slow network never returns the former ones, and no network does', async () => {
  server.mockImplementation(async () => respond('{"data":["milk"]}', anna));
  const metas = '/api/users/me/metas';
  await ask(anna, metas);
  await stripCachedVerdicts();
  vi.useFakeTimers();
  const slow = Promise.withResolvers<Response>();
  server.mockReturnValueOnce(slow.promise);
  const { answered, isKept } = begin(anna, metas);
  await vi.advanceTimersByTimeAsync(60_000);
  slow.resolve(respond('{"data":["egg"]}', anna));
  expect(await answered).toBe('{"data":["egg"]}');
  await isKept();
  server.mockReturnValue(new Promise(() => {}));
  const later = begin(anna, metas);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await later.answered).toBe('{"data":["egg"]}');
  await outdateCached(metas);
  server.mockRejectedValue(new TypeError('offline'));
  expect(await begin(anna, metas).answered).toBe('{"data":["egg"]}');
});

test('pictures of own recipes are cached until a logout, other drawings with everybody’s', () => {
  const url = (address: string) => new URL(address, 'http://kindfare.test');
  const own = ['/files/recipes/a.webp', '/art/own-1/wide.svg?v=a'].map(url);
  const shared = ['/art/carrot-soup/wide.svg?v=a'].map(url);
  const never = ['/files/avatars/a.webp', '/art/own-1/wide.svg', '/art/carrot-soup/wide.svg'].map(url);
  const all = [...own, ...shared, ...never];
  expect(all.filter((each) => isOwnPicture(each))).toEqual(own);
  expect(all.filter((each) => isSharedDrawing(each))).toEqual(shared);
});

/** Requests a picture of an own recipe and waits until it is cached. */
async function fetchPicture(path = '/files/recipes/a.webp'): Promise<string | null> {
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const text = await respondWithOwnPicture(new Request(`http://kindfare.test${path}`), { waitUntil }).then(
    (response) => (response.ok ? response.text() : String(response.status)),
    () => null,
  );
  await Promise.all(pending);
  return text;
}

test('a picture of an own recipe is shown offline and deleted at logout, also one in flight', async () => {
  server.mockImplementation(async () => new Response('picture'));
  expect(await fetchPicture()).toBe('picture');
  isOffline();
  expect(await fetchPicture()).toBe('picture');
  await clearMemberCaches();
  expect(await fetchPicture()).toBeNull();

  let resolveResponse: (response: Response) => void = () => {};
  server.mockImplementationOnce(() => new Promise((resolve) => (resolveResponse = resolve)));
  const late = fetchPicture();
  await expect.poll(() => server).toHaveBeenCalledTimes(3);
  await clearMemberCaches();
  resolveResponse(new Response('late'));
  expect(await late).toBe('late');
  isOffline();
  expect(await fetchPicture()).toBeNull();
});

test('a picture that was not found is not cached, and another member’s sign-in removes them all', async () => {
  server.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await fetchPicture()).toBe('404');
  server.mockResolvedValueOnce(respond('of Anna', anna)).mockResolvedValueOnce(new Response('picture'));
  await ask(anna);
  expect(await fetchPicture()).toBe('picture');
  server.mockResolvedValueOnce(respond('of Ben', ben));
  await ask(ben);
  isOffline();
  expect(await fetchPicture()).toBeNull();
});
