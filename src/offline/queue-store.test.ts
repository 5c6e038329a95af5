import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { queueStore } from './queue-store.ts';
import type { QueuedMutation } from './queued-mutation.ts';

const uuid = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const heart = (count: number, userId = '7'): QueuedMutation<'toggleFavorite'> => ({
  key: uuid(count),
  userId,
  operationId: 'toggleFavorite',
  params: { id: '12' },
  query: {},
  body: { is_favorite: true },
  createdAt: '2026-05-04T09:00:00.000Z',
});
const now = new Date('2026-05-04T09:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const lease = (id: string, ms = 20_000) => ({ id, until: now.getTime() + ms });
const keysOf = async (userId = '7') => (await queueStore.list(userId)).map(({ key }) => key);

afterEach(async () => {
  for (const userId of ['7', '8']) await queueStore.clear(userId);
});

const deleted = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('waiting-changes');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });

test('EXT-21 one tab at a time has the oldest mutation; another has it once the lease has run out', async () => {
  await queueStore.add(heart(1));
  await queueStore.add(heart(2));
  expect(await queueStore.claim('7', lease('a'), now)).toMatchObject({
    kind: 'claimed',
    mutation: { key: uuid(1) },
  });
  expect(await queueStore.claim('7', lease('b'), later(19_999))).toEqual({
    kind: 'leased',
    lease: lease('a'),
  });
  expect(await queueStore.claim('7', lease('a'), later(1))).toMatchObject({ kind: 'claimed' });
  expect(await queueStore.claim('7', lease('b', 60_000), later(20_000))).toMatchObject({ kind: 'claimed' });
  expect(await queueStore.extend(uuid(1), lease('a'))).toBe(false);
  expect(await queueStore.extend(uuid(1), lease('b'))).toBe(true);
  expect(await queueStore.claim('8', lease('a'), now)).toEqual({ kind: 'empty' });
});

test('EXT-21 a lease whose tab has ended is taken over before its time', async () => {
  await queueStore.add(heart(1));
  await queueStore.claim('7', lease('a'), now);
  expect(await queueStore.claim('7', lease('b'), now, { endedId: 'c' })).toMatchObject({ kind: 'leased' });
  expect(await queueStore.claim('7', lease('b'), now, { endedId: 'a' })).toMatchObject({
    kind: 'claimed',
    mutation: { lease: { id: 'b' } },
  });
});

test('EXT-21 a settled mutation is removed and recorded in one transaction, for its member only', async () => {
  await queueStore.add(heart(1));
  await queueStore.add(heart(2, '8'));
  const entry = {
    id: uuid(1),
    userId: '7',
    text: 'Favorite added: Soup',
    state: 'refused',
    detail: 'We can’t find that recipe.',
    at: now.toISOString(),
    isRead: false,
    mutation: heart(1),
  } as const;
  await queueStore.settle(heart(1), { history: entry, ids: new Map([['waiting-1', '31']]) });
  expect([await keysOf(), await keysOf('8')]).toEqual([[], [uuid(2)]]);
  expect(await queueStore.history('7')).toEqual([entry]);
  expect((await queueStore.ids('7')).get('waiting-1')).toBe('31');
  await queueStore.markRead('7');
  expect((await queueStore.history('7')).map(({ isRead }) => isRead)).toEqual([true]);
  await queueStore.removeHistory(uuid(1), heart(3));
  expect([await queueStore.history('7'), await keysOf()]).toEqual([[], [uuid(3)]]);
});

test('EXT-21 what an earlier version of the app left waiting is there after its update', async () => {
  await deleted();
  const earlier = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('waiting-changes', 2);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      db.createObjectStore('changes', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
      db.createObjectStore('losses', { keyPath: 'id' });
      db.createObjectStore('names', { keyPath: 'own' });
    };
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = earlier.transaction(['changes', 'losses'], 'readwrite');
  const changes = transaction.objectStore('changes');
  changes.add({
    key: uuid(1),
    userId: '7',
    method: 'POST',
    url: 'https://kindfare.test/api/recipes/collections/waiting-1/sync',
    headers: [['idempotency-key', uuid(1)]],
    body: '{"recipe_ids":[1]}',
    madeAt: now.toISOString(),
    known: { title: 'Soups', cards: [], before: ['2'], author: null },
  });
  changes.add({
    key: uuid(2),
    userId: '7',
    method: 'DELETE',
    url: 'https://kindfare.test/api/users/me/meal-plans?date=2026-05-05&recipe_id=51',
    headers: [],
    body: null,
  });
  changes.add({
    key: uuid(3),
    userId: '7',
    method: 'POST',
    url: 'https://kindfare.test/api/gone',
    headers: [],
    body: null,
  });
  transaction.objectStore('losses').add({ id: uuid(4), userId: '7', text: 'Something was lost.' });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  earlier.close();
  const list = await queueStore.list('7');
  expect(list).toMatchObject([
    {
      key: uuid(1),
      operationId: 'syncCollection',
      params: { id: 'waiting-1' },
      body: { recipe_ids: [1] },
      snapshot: { title: 'Soups', before: ['2'], planItems: [] },
    },
    {
      key: uuid(2),
      operationId: 'removeFromMealPlan',
      query: { date: '2026-05-05', recipe_id: '51' },
      body: {},
    },
  ]);
  expect(list).toHaveLength(2);
  expect(await queueStore.history('7')).toMatchObject([{ text: 'Something was lost.', isRead: false }]);
});

test('EXT-21 what only a newer version of the app can send stays for it, and holds back nothing', async () => {
  const newer = { ...heart(1), operationId: 'rearrangeKitchen' } as unknown as QueuedMutation;
  await queueStore.add(newer);
  await queueStore.add(heart(2));
  expect(await keysOf()).toEqual([uuid(2)]);
  expect(await queueStore.claim('7', lease('a'), now)).toMatchObject({ mutation: { key: uuid(2) } });
  await queueStore.settle(heart(2), { history: null });
  expect(await queueStore.claim('7', lease('a'), now)).toEqual({ kind: 'empty' });
  await queueStore.update(uuid(1), () => heart(1));
  expect(await keysOf()).toEqual([uuid(1)]);
});
