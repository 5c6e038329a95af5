import { expect, test } from 'vitest';
import { type ChangeStore, sendingOf, sendWaiting, type WaitingChange } from './waiting-changes.ts';

/** Numbers that look random and are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const changeOf = (key: string, userId = '7'): WaitingChange => ({
  key,
  userId,
  method: 'POST',
  url: 'https://kindfare.test/api/recipes/1/favorites',
  headers: [],
  body: null,
});

function memoryStore(): ChangeStore {
  const changes: WaitingChange[] = [];
  return {
    add: async (change) => void changes.push(change),
    list: async (userId) => changes.filter((change) => change.userId === userId),
    remove: async (key) => {
      const at = changes.findIndex((change) => change.key === key);
      if (at >= 0) changes.splice(at, 1);
    },
  };
}

class TabClosed extends Error {}

/** A server that does each key once, behind a network that fails before and after it is reached. */
function shakyServer(roll: (sides: number) => number) {
  const done: string[] = [];
  const send = async ({ key }: WaitingChange) => {
    const fate = roll(6);
    if (fate === 0) return 'later' as const;
    if (fate === 1) return sendingOf(503);
    if (!done.includes(key)) done.push(key);
    if (fate === 2) return 'later' as const;
    if (fate === 3) throw new TabClosed();
    return sendingOf(200);
  };
  return { done, send };
}

test('EXT-06 100 sequences of changes over a network that fails, a server that is down and tabs that are closed: none lost, none doubled, none out of order', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const roll = dice(seed);
    const store = memoryStore();
    const { done, send } = shakyServer(roll);
    const made: string[] = [];
    const sendOnce = () =>
      sendWaiting(store, '7', send).catch((error: unknown) => {
        if (!(error instanceof TabClosed)) throw error;
      });
    for (let count = 1 + roll(12); count > 0; count -= 1) {
      const key = `${seed}-${count}`;
      made.push(key);
      await store.add(changeOf(key));
      if (roll(3) === 0) await sendOnce();
    }
    for (let tries = 0; tries < 500 && (await store.list('7')).length > 0; tries += 1) await sendOnce();
    expect(done, `sequence ${seed}`).toEqual(made);
  }
});

test('EXT-06 what the server will not have is dropped and counted; what is somebody else’s is left alone', async () => {
  const store = memoryStore();
  for (const key of ['a', 'b', 'c']) await store.add(changeOf(key));
  await store.add(changeOf('d', '8'));
  const report = await sendWaiting(store, '7', async ({ key }) => sendingOf(key === 'b' ? 422 : 204));
  expect(report).toEqual({ sent: 2, refused: 1, left: 0 });
  expect((await store.list('8')).map(({ key }) => key)).toEqual(['d']);
});

test.each([
  [200, 'done'],
  [202, 'done'],
  [400, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
  [401, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
] as const)('EXT-06 an answer of %i means %s', (status, meaning) => {
  expect(sendingOf(status)).toBe(meaning);
});
