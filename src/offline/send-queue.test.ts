import 'fake-indexeddb/auto';
import createClient from 'openapi-fetch';
import { afterEach, expect, test, vi } from 'vitest';
import type { paths } from '#contract/api.ts';
import { sendDeadline } from '#src/api/send-deadline.ts';
import { fakeDeadlines } from '#tests/setup/fake-deadlines.ts';
import type { Device } from './device.ts';
import { locksHeld } from './lease-locks.fixture.ts';
import { leaseLocks } from './lease-locks.ts';
import { createOfflineQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';
import { type QueuedMutation, temporaryId } from './queued-mutation.ts';
import { discardMutation, sendQueue } from './send-queue.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const uuid = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const common = (count: number, userId = '7') => ({
  key: uuid(count),
  userId,
  query: {},
  createdAt: now.toISOString(),
});
const heart = (count: number, userId = '7'): QueuedMutation<'toggleFavorite'> => ({
  ...common(count, userId),
  operationId: 'toggleFavorite',
  params: { id: '12' },
  body: { is_favorite: true },
});
const collection = (count: number): QueuedMutation<'createCollection'> => ({
  ...common(count),
  operationId: 'createCollection',
  params: {},
  body: { name: 'Soups' },
});
const recipesOf = (count: number, id: string): QueuedMutation<'syncCollection'> => ({
  ...common(count),
  operationId: 'syncCollection',
  params: { id },
  body: { recipe_ids: [1] },
});

type Server = (request: Request) => Promise<Response>;
const deviceFor = (fetch: Server): Device => ({
  store: queueStore,
  locks: leaseLocks,
  cached: async () => [],
  fetch,
  notify: () => {},
  now: () => now,
  deadline: sendDeadline,
  tab: 'tab',
  origin: 'https://kindfare.test',
  headers: {},
});
const keyIn = (request: Request) => request.headers.get('Idempotency-Key') ?? '';
const reply = (request: Request, status: number, body: object) =>
  Response.json(body, { status, headers: { 'Idempotency-Key': keyIn(request), 'X-Member': '7' } });
const send = (device: Device) => sendQueue(device, '7', new AbortController().signal);
const keysOf = async (userId = '7') => (await queueStore.list(userId)).map(({ key }) => key);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const userId of ['7', '8']) await queueStore.clear(userId);
});

test('EXT-21 a refusal is reported and does not block the rest; another member’s mutations are not sent', async () => {
  for (const each of [heart(1), heart(2), heart(3), heart(4, '8')]) await queueStore.add(each);
  const device = deviceFor(async (request) =>
    keyIn(request) === uuid(2)
      ? reply(request, 422, { message: 'We can’t note that recipe.' })
      : reply(request, 200, { data: {} }),
  );
  expect(await send(device)).toMatchObject({ sent: 2, refused: 1, remaining: 0 });
  expect(await keysOf('8')).toEqual([uuid(4)]);
  const refused = (await queueStore.history('7')).filter(({ state }) => state === 'refused');
  expect(refused.map(({ text, detail }) => [text, detail])).toEqual([
    ['Favorite added: a recipe', 'We can’t note that recipe. You can press its heart again.'],
  ]);
  expect(refused[0]?.mutation).toMatchObject({ key: uuid(2) });
});

test('EXT-21 a change of what was deleted meanwhile is refused without the advice to do it again', async () => {
  await queueStore.add(heart(1));
  await send(deviceFor(async (request) => reply(request, 404, { message: 'There is no such recipe.' })));
  const [refused] = await queueStore.history('7');
  expect(refused?.detail).toBe(
    'There is no such recipe. It may have been deleted on another device, so trying again won’t help.',
  );
});

test('EXT-21 what needs a membership that has ended waits for the next one, and nothing else waits for it', async () => {
  const planned: QueuedMutation<'scheduleRecipe'> = {
    ...common(1),
    operationId: 'scheduleRecipe',
    params: { id: '12' },
    body: { date: '2026-05-06' },
  };
  const moved: QueuedMutation<'movePlanItem'> = {
    ...common(3),
    operationId: 'movePlanItem',
    params: { id: '5', recipeId: temporaryId(uuid(1), '12') },
    body: { date: '2026-05-07' },
  };
  for (const each of [planned, heart(2), moved, heart(4)]) await queueStore.add(each);
  let isPaid = false;
  const sent: string[] = [];
  const device = deviceFor(async (request) => {
    sent.push(keyIn(request));
    const isPlan = request.url.includes('meal-plan');
    if (isPlan && !isPaid) return reply(request, 402, { message: 'Access restricted.' });
    return reply(request, 200, { data: { id: '5', items: [{ id: '9', recipe_id: 12 }] } });
  });
  expect(await send(device)).toMatchObject({ sent: 2, refused: 0, remaining: 2 });
  expect(sent).toEqual([uuid(1), uuid(2), uuid(4)]);
  expect(await keysOf()).toEqual([uuid(1), uuid(3)]);
  isPaid = true;
  expect(await send(device)).toMatchObject({ sent: 2, refused: 0, remaining: 0 });
  expect(sent.slice(3)).toEqual([uuid(1), uuid(3)]);
});

test('EXT-21 what belongs to a new collection is sent with its id on the server', async () => {
  const made = temporaryId(uuid(1));
  for (const each of [collection(1), recipesOf(2, made)]) await queueStore.add(each);
  const requests: string[] = [];
  const device = deviceFor(async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return reply(request, 200, { data: { id: '31', name: 'Soups' } });
  });
  await send(device);
  expect(requests).toEqual(['POST /api/recipes/collections', 'POST /api/recipes/collections/31/sync']);
  expect((await queueStore.ids('7')).get(made)).toBe('31');
});

test('EXT-21 of a collection with a recipe that is gone, only those that aren’t in it yet are looked up', async () => {
  await queueStore.add({ ...recipesOf(1, '31'), body: { recipe_ids: [1, 2, 3, 4] } });
  const read: string[] = [];
  const stored: unknown[] = [];
  const device = deviceFor(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') {
      read.push(pathname);
      const isGone = pathname.endsWith('/recipes/4');
      return reply(request, isGone ? 404 : 200, { data: { recipe_ids: [2, 1] } });
    }
    const body: { recipe_ids: readonly number[] } = await request.clone().json();
    if (body.recipe_ids.includes(4))
      return reply(request, 422, {
        message: '',
        errors: { recipe_ids: ['One of these recipes doesn’t exist.'] },
      });
    stored.push(body.recipe_ids);
    return reply(request, 200, { data: { id: '31' } });
  });
  expect(await send(device)).toMatchObject({ refused: 0, remaining: 0 });
  expect(stored).toEqual([[1, 2, 3]]);
  expect(read).toEqual(['/api/recipes/collections/31', '/api/recipes/3', '/api/recipes/4']);
});

test('EXT-21 a discarded collection takes along what belongs to it, and nothing else', async () => {
  for (const each of [collection(1), recipesOf(2, temporaryId(uuid(1))), heart(3)])
    await queueStore.add(each);
  await discardMutation(
    deviceFor(async () => Response.error()),
    '7',
    uuid(1),
  );
  expect(await keysOf()).toEqual([uuid(3)]);
});

test('EXT-21 what a tab was sending when it ended is sent by the next one at once', async () => {
  const lease = { id: 'other tab', until: now.getTime() + 60_000, isLocked: true } as const;
  await queueStore.add({ ...heart(1), lease });
  const device = deviceFor(async (request) => reply(request, 200, { data: {} }));
  expect(await send({ ...device, locks: locksHeld('other tab') })).toMatchObject({ sent: 0, remaining: 1 });
  expect(await send({ ...device, locks: locksHeld() })).toMatchObject({ sent: 1, remaining: 0 });
});

test('EXT-21 a change that is being sent is not discarded', async () => {
  await queueStore.add(collection(1));
  await queueStore.claim('7', { id: 'other tab', until: now.getTime() + 1 }, now);
  const device = deviceFor(async () => Response.error());
  await expect(discardMutation(device, '7', uuid(1))).rejects.toThrow('being sent');
  expect(await keysOf()).toEqual([uuid(1)]);
});

test.each([
  [200, 'settled'],
  [404, 'settled'],
  [422, 'settled'],
  [401, 'waiting'],
  [408, 'waiting'],
  [429, 'waiting'],
  [500, 'waiting'],
  [503, 'waiting'],
] as const)('EXT-21 a response of the server with status %i leaves a change %s', async (status, state) => {
  await queueStore.add(heart(1));
  await send(deviceFor(async (request) => reply(request, status, { message: 'No.' })));
  expect(await keysOf()).toEqual(state === 'waiting' ? [uuid(1)] : []);
});

test.each([200, 403, 404, 422])(
  'EXT-21 a response with status %i that does not repeat the key is not the server’s, and settles nothing',
  async (status) => {
    await queueStore.add(heart(1));
    await send(deviceFor(async () => Response.json({ data: {} }, { status })));
    expect(await keysOf()).toEqual([uuid(1)]);
  },
);

/** `vi.waitUntil` would advance the fake timers. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

/** A network that takes the request and is silent. */
const silent = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

test('EXT-21 a send has 15 seconds; the change waits afterwards, and another tab may send it', async () => {
  expect(sendDeadline).toBe(15_000);
  await queueStore.add(heart(1));
  fakeDeadlines();
  const requests: Request[] = [];
  let report: unknown = null;
  const device = deviceFor((request) => {
    requests.push(request);
    return silent(request);
  });
  void send(device).then((result) => (report = result));
  await until(() => requests.length === 1);
  await vi.advanceTimersByTimeAsync(sendDeadline - 1);
  expect([report, requests[0]?.signal.aborted]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  await until(() => report !== null);
  expect(report).toMatchObject({ sent: 0, refused: 0, remaining: 1 });
  const other = { ...deviceFor(async (request) => reply(request, 200, { data: {} })), tab: 'other tab' };
  expect(await send(other)).toMatchObject({ sent: 1, remaining: 0 });
});

test('EXT-21 a screen waits for a silent network 15 seconds, and then shows that its change is stored', async () => {
  fakeDeadlines();
  const requests: Request[] = [];
  const device = deviceFor((request) => {
    requests.push(request);
    return silent(request);
  });
  const queue = createOfflineQueue(device);
  await queue.start('7');
  const client = createClient<paths>({ baseUrl: `${device.origin}/api`, fetch: device.fetch });
  client.use(queue.middleware);
  let status = 0;
  const params = { path: { id: '12' } };
  void client
    .POST('/recipes/{id}/favorites', { params, body: { is_favorite: true } })
    .then(({ response }) => (status = response.status));
  await until(() => requests.length === 1);
  await vi.advanceTimersByTimeAsync(sendDeadline - 1);
  expect(status).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => status !== 0);
  expect([status, (await keysOf()).length]).toEqual([202, 1]);
  queue.stop();
});
