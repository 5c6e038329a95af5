import { describe, expect, test } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

const usual = { atOnce: 2, atOnceOfCaller: 1, maxWaiting: 1_000, maxWaitingOfCaller: 500 };

/** Work that ends on command; `started` in the order of the turns. */
function createWork(settings: Partial<typeof usual> = {}) {
  const semaphore = createFairSemaphore({ ...usual, ...settings });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, name = caller) =>
    semaphore.run(caller, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endNext = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { ask, started, endNext, settled, semaphore };
}

describe('EXT-22 turns of callers', () => {
  test('160 of one caller leave another’s first in line', async () => {
    const { ask, started, endNext } = createWork({ atOnce: 2, atOnceOfCaller: 2 });
    for (let index = 0; index < 160; index += 1) void ask('greedy');
    void ask('other');
    await endNext();
    expect(started).toEqual(['greedy', 'greedy', 'other']);
  });

  test('one caller never has all places', async () => {
    const { ask, started, settled } = createWork();
    for (let index = 0; index < 30; index += 1) void ask('greedy');
    void ask('other');
    await settled();
    expect(started).toEqual(['greedy', 'other']);
  });

  test('callers take turns, each in the order of asking', async () => {
    const { ask, started, endNext } = createWork({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name.charAt(0), name);
    for (let index = 0; index < 6; index += 1) await endNext();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('throws 429 above the limit of one caller, 503 above the total limit, and serves both again', async () => {
    const { ask, endNext, settled, started } = createWork({
      atOnce: 1,
      maxWaiting: 3,
      maxWaitingOfCaller: 2,
    });
    for (let index = 0; index < 3; index += 1) void ask('greedy');
    await expect(ask('greedy')).rejects.toMatchObject({ statusCode: 429 });
    void ask('other');
    await expect(ask('third')).rejects.toMatchObject({ statusCode: 503 });
    for (let index = 0; index < 4; index += 1) await endNext();
    void ask('greedy');
    await settled();
    expect(started).toEqual(['greedy', 'other', 'greedy', 'greedy', 'greedy']);
  });

  test('work that throws gives its place back', async () => {
    const { semaphore } = createWork({ atOnce: 1 });
    const fail = () => semaphore.run('a', () => Promise.reject(new Error('no')));
    const results = await Promise.allSettled([fail(), fail(), semaphore.run('b', async () => 'done')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
