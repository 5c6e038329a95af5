import { expect, test } from 'vitest';
import { createVersionReader } from './member-versions.ts';

/** A reader whose reads end when they are let. */
function held() {
  const reads: { members: readonly string[]; end: (version: string) => void; fail: () => void }[] = [];
  const read = createVersionReader((members) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    reads.push({
      members,
      end: (version) => resolve(new Map(members.map((member) => [member, version]))),
      fail: () => reject(new Error('gone')),
    });
    return promise;
  });
  return { reads, read, members: () => reads.map((each) => each.members) };
}

test('versions that are wanted at once are one read', async () => {
  const { reads, read, members } = held();
  const all = Promise.all([read('a'), read('b'), read('a')]);
  await Promise.resolve();
  expect(members()).toEqual([['a', 'b']]);
  reads[0]?.end('1');
  expect(await all).toEqual(['1', '1', '1']);
});

test('a version is never from a read that began before it was wanted', async () => {
  const { reads, read, members } = held();
  const first = read('a');
  await Promise.resolve();
  const second = read('a');
  await Promise.resolve();
  expect(members()).toEqual([['a'], ['a']]);
  const third = [read('a'), read('b')];
  await Promise.resolve();
  // two reads at once, all others together after them
  expect(members()).toHaveLength(2);
  reads[0]?.end('before');
  expect(await first).toBe('before');
  await expect.poll(members).toEqual([['a'], ['a'], ['a', 'b']]);
  reads[2]?.end('after');
  expect(await Promise.all(third)).toEqual(['after', 'after']);
  reads[1]?.end('between');
  expect(await second).toBe('between');
});

test('a failed read fails its calls, and the next one is made', async () => {
  const { reads, read } = held();
  const failing = read('a');
  await Promise.resolve();
  reads[0]?.fail();
  await expect(failing).rejects.toThrow('gone');
  const next = read('a');
  await Promise.resolve();
  reads[1]?.end('1');
  expect(await next).toBe('1');
});
