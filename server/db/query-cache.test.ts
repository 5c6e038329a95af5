import { describe, expect, test } from 'vitest';
import { type CacheKey, createQueryCache, type QueryCache } from './query-cache.ts';

/** A query cache with a fake clock, and a read that counts its calls. */
function counting(isOnlyWriter: boolean) {
  let now = 0;
  let reads = 0;
  const readVersion = isOnlyWriter ? null : async () => '';
  const { queryCache, onStatement } = createQueryCache({ readVersion, clock: () => now });
  const read = async () => {
    reads += 1;
    return reads;
  };
  return {
    queryCache,
    onStatement,
    get: () => queryCache.get(['recipes', 'reviews'], 'page', read),
    getFresh: () => queryCache.getFresh(['recipes', 'reviews'], 'page', read),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a cached read', () => {
  test('is read once, until one of its tables is written', async () => {
    const { get, onStatement } = counting(true);
    expect([await get(), await get()]).toEqual([1, 1]);
    onStatement('select * from recipes for update');
    onStatement('insert into "favorites" ("user_id") values ($1)');
    expect(await get()).toBe(1);
    onStatement('insert into "reviews" ("stars") values ($1)');
    expect([await get(), await get()]).toEqual([2, 2]);
  });

  test.each([
    'update "recipes" set "title" = $1',
    '\n  UPDATE recipes SET title = title',
    'delete from only recipes',
    'update "public"."recipes" set "title" = $1',
    'delete from public.recipes where id = 1',
    'with gone as (delete from reviews returning id) select * from gone',
    'with old as (select 1) insert into recipes (title) select title from old',
    'truncate recipes',
    'alter table recipes add column x int',
    'do $$ begin end $$',
  ])('is invalidated by %s', async (statement) => {
    const { get, onStatement } = counting(true);
    await get();
    onStatement(statement);
    expect(await get()).toBe(2);
  });

  test('that began before a write is not returned after it', async () => {
    const { queryCache, onStatement } = createQueryCache({ readVersion: null });
    const slow = Promise.withResolvers<string>();
    const before = queryCache.get(['recipes'], 'page', () => slow.promise);
    onStatement('update recipes set title = title');
    const after = queryCache.get(['recipes'], 'page', async () => 'new');
    slow.resolve('old');
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(await queryCache.get(['recipes'], 'page', async () => 'newer')).toBe('new');
  });

  test('is shared by concurrent callers', async () => {
    const { get } = counting(false);
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  test('is not cached when it failed or was undefined', async () => {
    const { queryCache } = createQueryCache({ readVersion: null });
    await queryCache.get(['users'], 'nobody', async () => undefined);
    await expect(
      queryCache.get(['users'], 'failing', () => Promise.reject(new Error('gone'))),
    ).rejects.toThrow();
    expect(await queryCache.get<string | undefined>(['users'], 'nobody', async () => 'there')).toBe('there');
    expect(await queryCache.get(['users'], 'failing', async () => 'there')).toBe('there');
  });

  const readOnce = (queryCache: QueryCache, key: CacheKey, value: string) =>
    queryCache.get(['users'], key, async () => value);

  test('is evicted beyond the limit, the least recently used first', async () => {
    const { queryCache } = createQueryCache({ readVersion: null });
    for (let index = 0; index < 2_000; index += 1) await readOnce(queryCache, String(index), 'old');
    await readOnce(queryCache, '0', 'new');
    await readOnce(queryCache, 'one more', 'old');
    expect(await readOnce(queryCache, '0', 'new')).toBe('old');
    expect(await readOnce(queryCache, '2', 'new')).toBe('old');
    expect(await readOnce(queryCache, '1', 'new')).toBe('new');
  });

  test('that many share is not evicted by the reads of 10,000 members', async () => {
    const { queryCache } = createQueryCache({ readVersion: null });
    await readOnce(queryCache, 'page', 'old');
    let reads = 0;
    const round = async () => {
      for (let index = 0; index < 10_000; index += 1)
        for (const read of ['access', 'snapshot', 'favorites'])
          await queryCache.getOwn(['users'], { member: String(index), read }, async () => {
            reads += 1;
            return read;
          });
    };
    await round();
    await round();
    expect(reads).toBe(30_000);
    expect(await readOnce(queryCache, 'page', 'new')).toBe('old');
  });

  test('of a recipe, and many rows of a member, are few', async () => {
    const { queryCache } = createQueryCache({ readVersion: null });
    const recipe = (index: number) => ({ recipe: index, read: 'planned' });
    const rows = (index: number) => ({ member: 'a', read: `cards ${index}`, isLarge: true }) as const;
    for (let index = 0; index <= 2_000; index += 1) await readOnce(queryCache, recipe(index), 'old');
    for (let index = 0; index <= 500; index += 1) await readOnce(queryCache, rows(index), 'old');
    expect(await readOnce(queryCache, recipe(1), 'new')).toBe('old');
    expect(await readOnce(queryCache, recipe(0), 'new')).toBe('new');
    expect(await readOnce(queryCache, rows(1), 'new')).toBe('old');
    expect(await readOnce(queryCache, rows(0), 'new')).toBe('new');
  });

  test('of one member is not returned to another', async () => {
    const { queryCache } = createQueryCache({ readVersion: null });
    await readOnce(queryCache, { member: 'a', read: 'lists' }, 'of a');
    expect(await readOnce(queryCache, { member: 'b', read: 'lists' }, 'of b')).toBe('of b');
    expect(await readOnce(queryCache, { member: 'a', read: 'lists' }, 'new')).toBe('of a');
  });
});

describe('where other servers write as well', () => {
  test('a read is at most half a second stale', async () => {
    const { get, pass } = counting(false);
    expect(await get()).toBe(1);
    pass(499);
    expect(await get()).toBe(1);
    pass(1);
    expect(await get()).toBe(2);
  });

  test('getFresh reads each time', async () => {
    const { getFresh } = counting(false);
    expect([await getFresh(), await getFresh()]).toEqual([1, 2]);
    const alone = counting(true);
    expect([await alone.getFresh(), await alone.getFresh()]).toEqual([1, 1]);
  });

  /** A member whose version is `versions.member`, with counts of what is read. */
  function ofMember() {
    const versions = { member: 'a', read: 0, rows: 0 };
    const { queryCache, onStatement } = createQueryCache({
      readVersion: async () => {
        versions.read += 1;
        return versions.member;
      },
    });
    const getOwn = (by: QueryCache = queryCache, read = 'lists') =>
      by.getOwn(['user_metas'], { member: 'me', read }, async () => {
        versions.rows += 1;
        return `${read} of ${versions.member}`;
      });
    return { versions, queryCache, onStatement, getOwn };
  }

  test('own rows are read once for each version, also of another server', async () => {
    const { versions, getOwn } = ofMember();
    expect([await getOwn(), await getOwn()]).toEqual(['lists of a', 'lists of a']);
    versions.member = 'b';
    expect([await getOwn(), await getOwn()]).toEqual(['lists of b', 'lists of b']);
    expect(versions).toMatchObject({ read: 4, rows: 2 });
  });

  test('a call reads the version once, and the next call again', async () => {
    const { versions, queryCache, getOwn } = ofMember();
    const call = queryCache.forCall();
    await Promise.all([getOwn(call), getOwn(call, 'favorites')]);
    await getOwn(call, 'notes');
    expect(versions).toMatchObject({ read: 1, rows: 3 });
    versions.member = 'b';
    expect(await getOwn(queryCache.forCall())).toBe('lists of b');
  });

  test.each(['update user_metas set value = $1', 'select id from users for update'])(
    'a call reads the version again after %s',
    async (statement) => {
      const { versions, queryCache, onStatement, getOwn } = ofMember();
      const call = queryCache.forCall();
      await getOwn(call);
      onStatement(statement);
      versions.member = 'b';
      expect(await getOwn(call)).toBe('lists of b');
      // the write may be committed later than its statement ends
      versions.member = 'c';
      expect(await getOwn(call)).toBe('lists of c');
    },
  );

  test('rows that were read while the version changed are read again', async () => {
    const { versions, queryCache } = ofMember();
    const slow = Promise.withResolvers<string>();
    const key = { member: 'me', read: 'lists' };
    const before = queryCache.getOwn(['user_metas'], key, () => slow.promise);
    await Promise.resolve();
    versions.member = 'b';
    slow.resolve('of a');
    await before;
    expect(await queryCache.getOwn(['user_metas'], key, async () => 'of b')).toBe('of b');
  });
});

describe('a shared read of notified tables', () => {
  const notifying = (areReceived: () => boolean) => {
    let now = 0;
    let reads = 0;
    const { queryCache, onStatement } = createQueryCache({
      readVersion: async () => '',
      isNotified: (tables) => tables.every((table) => table === 'recipes') && areReceived(),
      clock: () => now,
    });
    const read = async () => {
      reads += 1;
      return reads;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { queryCache, onStatement, read, pass };
  };

  test('is read again after a notification, and after 5 s without one', async () => {
    const { queryCache, onStatement, read, pass } = notifying(() => true);
    const get = () => queryCache.get(['recipes'], 'page', read);
    expect(await get()).toBe(1);
    pass(4_999);
    expect(await get()).toBe(1);
    onStatement('delete from recipes');
    expect(await get()).toBe(2);
    pass(5_000);
    expect(await get()).toBe(3);
    onStatement('listen');
    expect(await get()).toBe(4);
  });

  test('is read again after half a second while notifications do not arrive', async () => {
    const { queryCache, read, pass } = notifying(() => false);
    const get = () => queryCache.get(['recipes'], 'page', read);
    await get();
    pass(500);
    expect(await get()).toBe(2);
  });

  test('of a member, or of another table too, stays half a second old at most', async () => {
    const { queryCache, read, pass } = notifying(() => true);
    const ofMember = () => queryCache.get(['recipes'], { member: 'a', read: 'page' }, read);
    const ofBoth = () => queryCache.get(['recipes', 'sessions'], 'both', read);
    await ofMember();
    await ofBoth();
    pass(500);
    expect([await ofMember(), await ofBoth()]).toEqual([3, 4]);
  });
});
