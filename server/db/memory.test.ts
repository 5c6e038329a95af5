import { describe, expect, test } from 'vitest';
import { createMemory } from './memory.ts';

/** A memory with a clock of its own, and a read that counts. */
function counting(isAlone: boolean) {
  let now = 0;
  let reads = 0;
  const { memory, hear } = createMemory({ isAlone, clock: () => now });
  const read = async () => {
    reads += 1;
    return reads;
  };
  return {
    memory,
    hear,
    recall: () => memory.recall(['recipes', 'reviews'], 'page', read),
    recallExactly: () => memory.recallExactly(['recipes', 'reviews'], 'page', read),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('what was read', () => {
  test('is read once, until a table it came from is written to', async () => {
    const { recall, hear } = counting(true);
    expect([await recall(), await recall()]).toEqual([1, 1]);
    hear('select * from recipes for update');
    hear('insert into "favorites" ("user_id") values ($1)');
    expect(await recall()).toBe(1);
    hear('insert into "reviews" ("stars") values ($1)');
    expect([await recall(), await recall()]).toEqual([2, 2]);
  });

  test.each([
    'update "recipes" set "title" = $1',
    '\n  UPDATE recipes SET title = title',
    'delete from only recipes',
    'with gone as (delete from reviews returning id) select * from gone',
    'with old as (select 1) insert into recipes (title) select title from old',
    'truncate recipes',
    'alter table recipes add column x int',
    'do $$ begin end $$',
  ])('%s is heard', async (statement) => {
    const { recall, hear } = counting(true);
    await recall();
    hear(statement);
    expect(await recall()).toBe(2);
  });

  test('before a write that ended meanwhile is not taken for what is there after it', async () => {
    const { memory, hear } = createMemory({ isAlone: true });
    const slow = Promise.withResolvers<string>();
    const before = memory.recall(['recipes'], 'page', () => slow.promise);
    hear('update recipes set title = title');
    const after = memory.recall(['recipes'], 'page', async () => 'new');
    slow.resolve('old');
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(await memory.recall(['recipes'], 'page', async () => 'newer')).toBe('new');
  });

  test('is read once for all who ask at the same time', async () => {
    const { recall } = counting(false);
    expect(await Promise.all([recall(), recall(), recall()])).toEqual([1, 1, 1]);
  });

  test('is forgotten when it was nothing, or failed', async () => {
    const { memory } = createMemory({ isAlone: true });
    await memory.recall(['users'], 'nobody', async () => undefined);
    await expect(
      memory.recall(['users'], 'failing', () => Promise.reject(new Error('gone'))),
    ).rejects.toThrow();
    expect(await memory.recall<string | undefined>(['users'], 'nobody', async () => 'there')).toBe('there');
    expect(await memory.recall(['users'], 'failing', async () => 'there')).toBe('there');
  });

  test('takes no more room than it may: the oldest goes', async () => {
    const { memory } = createMemory({ isAlone: true });
    for (let nth = 0; nth <= 2_000; nth += 1) await memory.recall(['users'], String(nth), async () => 'old');
    expect(await memory.recall(['users'], '0', async () => 'new')).toBe('new');
    expect(await memory.recall(['users'], '2000', async () => 'new')).toBe('old');
  });
});

describe('where other servers write as well', () => {
  test('it is half a second late at most', async () => {
    const { recall, pass } = counting(false);
    expect(await recall()).toBe(1);
    pass(499);
    expect(await recall()).toBe(1);
    pass(1);
    expect(await recall()).toBe(2);
  });

  test('what must not be late is read each time', async () => {
    const { recallExactly } = counting(false);
    expect([await recallExactly(), await recallExactly()]).toEqual([1, 2]);
    const alone = counting(true);
    expect([await alone.recallExactly(), await alone.recallExactly()]).toEqual([1, 1]);
  });
});
