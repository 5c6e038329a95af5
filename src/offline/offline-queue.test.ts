import 'fake-indexeddb/auto';
import createClient from 'openapi-fetch';
import { afterEach, expect, test } from 'vitest';
import type { paths } from '#contract/api.ts';
import type { OperationResponse } from '#contract/operations.ts';
import type { CachedResponse, Device } from './device.ts';
import { locksHeld } from './lease-locks.fixture.ts';
import { leaseLocks } from './lease-locks.ts';
import { createOfflineQueue } from './offline-queue.ts';
import { queueStore } from './queue-store.ts';
import { sendQueue } from './send-queue.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const userId = '7';
const offline = async () => {
  throw new TypeError('no network');
};

function deviceWith(parts: Partial<Device> = {}): Device {
  return {
    store: queueStore,
    locks: leaseLocks,
    cached: async () => [],
    fetch: offline,
    notify: () => {},
    now: () => now,
    deadline: 60_000,
    tab: 'tab',
    origin: 'https://kindfare.test',
    headers: {},
    ...parts,
  };
}
async function appOn(device: Device) {
  const queue = createOfflineQueue(device);
  await queue.start(userId);
  const client = createClient<paths>({ baseUrl: `${device.origin}/api`, fetch: device.fetch });
  client.use(queue.middleware);
  const heart = () =>
    client.POST('/recipes/{id}/favorites', { params: { path: { id: '12' } }, body: { is_favorite: true } });
  return { queue, client, heart };
}
const stored = () => queueStore.list(userId);

afterEach(() => queueStore.clear(userId));

test.each([200, 403, 502])(
  'EXT-21 a screen whose change was answered with %i by a portal, a firewall or a proxy shows it as stored',
  async (status) => {
    const { queue, heart } = await appOn(
      deviceWith({ fetch: async () => new Response('<html>', { status }) }),
    );
    const { data, response } = await heart();
    expect([response.status, data?.data]).toEqual([202, { is_favorite: true }]);
    expect(queue.content().pending).toHaveLength(1);
  },
);

test('EXT-21 a screen whose session has ended says so, and the change is stored for the next session', async () => {
  const ended = async () => Response.json({ message: 'Sign in again.' }, { status: 401 });
  const { heart } = await appOn(deviceWith({ fetch: ended }));
  const { response, error } = await heart();
  expect([response.status, error]).toEqual([401, { message: 'Sign in again.' }]);
  expect(await stored()).toMatchObject([{ operationId: 'toggleFavorite' }]);
  expect((await stored())[0]?.lease).toBeUndefined();
});

test('EXT-21 what a page was saving when it ended is pending for the next page', async () => {
  let respond = () => {};
  const fetch = () =>
    new Promise<Response>((resolve) => {
      respond = () => resolve(new Response('', { status: 502 }));
    });
  const { queue, heart } = await appOn(deviceWith({ fetch, locks: locksHeld() }));
  const saved = heart();
  await expect.poll(() => queue.isAwaited()).toBe(true);
  const { queue: elsewhere } = await appOn(deviceWith({ locks: locksHeld((await stored())[0]?.key ?? '') }));
  expect(elsewhere.content().pending).toEqual([]);
  const { queue: next } = await appOn(deviceWith({ locks: locksHeld() }));
  expect(next.content().pending).toMatchObject([{ operationId: 'toggleFavorite' }]);
  respond();
  await saved;
  expect(queue.isAwaited()).toBe(false);
});

test('EXT-21 a tab that another has overtaken sends nothing', async () => {
  await (await appOn(deviceWith())).heart();
  const until = now.getTime() + 60_000;
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    return new Response(null, { status: 503 });
  };
  const store = {
    ...queueStore,
    claim: async (...args: Parameters<typeof queueStore.claim>) => {
      const claim = await queueStore.claim(...args);
      if (claim.kind === 'claimed')
        await queueStore.update(claim.mutation.key, (each) => ({ ...each, lease: { id: 'other', until } }));
      return claim;
    },
  };
  const report = await sendQueue(deviceWith({ store, fetch }), userId, new AbortController().signal);
  expect([sent, report.remaining]).toEqual([0, 1]);
  expect((await stored())[0]?.lease).toEqual({ id: 'other', until });
});

const held = (ids: readonly number[]) => ids.map((id) => ({ id, title: `Dish ${id}`, ref_id: `dish-${id}` }));
const collection = {
  id: '3',
  name: 'Soups',
  recipes_count: 3,
  image_url: null,
  created_at: null,
  recipes: held([1, 2, 3]),
} as unknown as OperationResponse<'getCollection'>['data'];

test('EXT-21 on a slow device a change is described by what was there when it was made', async () => {
  const cached: CachedResponse[] = [
    { path: '/recipes/collections', text: JSON.stringify({ data: [collection] }) },
  ];
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  let reads = 0;
  const device = deviceWith({
    cached: async () => {
      reads += 1;
      if (reads === 1) await slow;
      return cached;
    },
  });
  const { client } = await appOn(device);
  const hold = (ids: number[]) =>
    client.POST('/recipes/collections/{id}/sync', {
      params: { path: { id: '3' } },
      body: { recipe_ids: ids },
    });
  await hold([1, 2]);
  await hold([1]);
  end();
  await new Promise((resolve) => setTimeout(resolve));
  await queueStore.history(userId);
  expect((await stored()).map(({ snapshot }) => snapshot?.before)).toEqual([
    ['1', '2', '3'],
    ['1', '2'],
  ]);
});

test('EXT-21 what was read before a change does not hide it', async () => {
  const { promise: slow, resolve: end } = Promise.withResolvers<void>();
  let isSlow = false;
  const store = {
    ...queueStore,
    history: async (id: string) => {
      if (isSlow) {
        isSlow = false;
        await slow;
      }
      return queueStore.history(id);
    },
  };
  const { queue, heart } = await appOn(deviceWith({ store }));
  isSlow = true;
  const earlier = queue.refresh();
  await heart();
  end();
  await earlier;
  expect(queue.content().pending).toHaveLength(1);
});
