import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { changeStore } from './change-store.ts';
import type { Device } from './device.ts';
import { type QueuedMutation, queueableOperations, temporaryId } from './queued-mutation.ts';
import { discardChange, sendWaiting } from './send-waiting.ts';
import { isForLater } from './sync-mutation.ts';

/** Numbers that look random and are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const uuid = (seed: number, count: number) =>
  `00000000-0000-4000-8000-${String(seed * 1000 + count).padStart(12, '0')}`;

function changeOf(key: string, what: string, userId = '7'): QueuedMutation {
  const [method = '', path = ''] = what.split(' ');
  const url = `https://kindfare.test/api${path.replace(/\{\w+\}/g, '12')}`;
  const isForm = what === 'POST /recipes/{id}/reviews';
  return {
    key,
    userId,
    method,
    url,
    headers: [['idempotency-key', key]],
    body: isForm || method === 'DELETE' ? null : JSON.stringify({ name: 'Soups' }),
    ...(isForm && { form: [['rating', '5'] as const, ['file', new Blob(['x'])] as const] }),
  };
}

type Server = (request: Request) => Promise<Response>;
const deviceFor = (fetch: Server): Device => ({
  store: changeStore,
  kept: async () => [],
  fetch,
  alone: (work) => work(),
  tell: () => {},
  now: () => new Date(0),
});
const keyIn = (request: Request) => request.headers.get('idempotency-key') ?? '';

afterEach(async () => {
  for (const userId of ['7', '8']) await changeStore.forget(userId);
});

class TabClosed extends Error {}

/** A server that does each key once, behind a network that fails before and after it is reached. */
function shakyServer(roll: (sides: number) => number) {
  const done: string[] = [];
  const fetch: Server = async (request) => {
    const fate = roll(6);
    if (fate === 0) throw new TypeError('no network');
    if (fate === 1) return new Response(null, { status: 503 });
    if (!done.includes(keyIn(request))) done.push(keyIn(request));
    if (fate === 2) throw new TypeError('the answer is lost');
    return Response.json({ data: { id: '12', name: 'Soups' } });
  };
  const closing = {
    ...changeStore,
    settle: async (...of: Parameters<typeof changeStore.settle>) => {
      if (roll(6) === 0) throw new TabClosed();
      await changeStore.settle(...of);
    },
  };
  return { done, device: { ...deviceFor(fetch), store: closing } };
}

test('EXT-06 100 sequences of changes of all kinds over a network that fails, a server that is down and tabs that are closed: none lost, none doubled, none out of order', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const roll = dice(seed);
    const { done, device } = shakyServer(roll);
    const made: string[] = [];
    const sendOnce = () =>
      sendWaiting(device, '7').catch((error: unknown) => {
        if (!(error instanceof TabClosed)) throw error;
      });
    for (let count = 1 + roll(8); count > 0; count -= 1) {
      const key = uuid(seed, count);
      made.push(key);
      await changeStore.add(changeOf(key, queueableOperations[roll(queueableOperations.length)] ?? ''));
      if (roll(3) === 0) await sendOnce();
    }
    for (let tries = 0; tries < 500 && (await changeStore.list('7')).length > 0; tries += 1) await sendOnce();
    expect(done, `sequence ${seed}`).toEqual(made);
    expect(await changeStore.losses('7')).toEqual([]);
  }
});

test('EXT-06 what the server will not have is told and holds nothing else up; what is somebody else’s is left alone', async () => {
  const [a, b, c, d] = [uuid(0, 1), uuid(0, 2), uuid(0, 3), uuid(0, 4)];
  for (const key of [a, b, c]) await changeStore.add(changeOf(key, 'POST /recipes/{id}/favorites'));
  await changeStore.add(changeOf(d, 'POST /recipes/{id}/favorites', '8'));
  const device = deviceFor(async (request) =>
    keyIn(request) === b
      ? Response.json({ message: 'There is no such recipe.' }, { status: 404 })
      : Response.json({ data: {} }),
  );
  expect(await sendWaiting(device, '7')).toEqual({ sent: 2, refused: 1, left: 0 });
  expect((await changeStore.list('8')).map(({ key }) => key)).toEqual([d]);
  expect((await changeStore.losses('7')).map(({ text }) => text)).toEqual([
    'Favorite added: a recipe. This could not be kept. There is no such recipe. You can press its heart again.',
  ]);
  await changeStore.forgetLosses('7');
  expect(await changeStore.losses('7')).toEqual([]);
});

test('EXT-06 what belongs to a new collection follows it: to the server by its name there, and away with it', async () => {
  const [create, sync, other] = [uuid(1, 1), uuid(1, 2), uuid(1, 3)];
  const made = temporaryId(create);
  const add = async () => {
    await changeStore.add(changeOf(create, 'POST /recipes/collections'));
    await changeStore.add({
      ...changeOf(sync, 'POST /recipes/collections/{id}/sync'),
      url: `https://kindfare.test/api/recipes/collections/${made}/sync`,
      body: JSON.stringify({ recipe_ids: [1] }),
    });
  };
  const asked: string[] = [];
  const device = deviceFor(async (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ data: { id: '31', name: 'Soups' } });
  });
  await add();
  await sendWaiting(device, '7');
  expect(asked).toEqual(['POST /api/recipes/collections', 'POST /api/recipes/collections/31/sync']);
  expect((await changeStore.names('7')).get(made)).toBe('31');
  await changeStore.forget('7');
  await add();
  await changeStore.add(changeOf(other, 'POST /recipes/{id}/favorites'));
  await discardChange(device, '7', create);
  expect((await changeStore.list('7')).map(({ key }) => key)).toEqual([other]);
});

test.each([
  [0, true],
  [200, false],
  [404, false],
  [422, false],
  [401, true],
  [429, true],
  [503, true],
] as const)('EXT-06 whether an answer of %i leaves a change waiting: %s', (status, isLeft) => {
  expect(isForLater(status)).toBe(isLeft);
});
