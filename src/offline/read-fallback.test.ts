import { expect, test } from 'vitest';
import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import type { ReadCache } from './device.ts';
import { overlayAll } from './overlay.ts';
import type { QueuedMutation } from './queued-mutation.ts';
import { storedResponse } from './read-fallback.ts';

const day = (date: string): DiaryDay => ({ date, worst: null, records: [], meals: [] });
const calm = { ...day('2026-03-02'), worst: 0 };
const span = (start: string, end: string) => ({
  read: 'getDiary' as const,
  id: '',
  query: new URLSearchParams({ start, end }),
});
const cached = { ...span('2026-03-01', '2026-03-02'), body: { data: [day('2026-03-01'), calm] } };
const cacheOf = (all: readonly unknown[]) => ({ all: () => all }) as unknown as ReadCache;

test('EXT-31 a day later, without a network, the diary opens with the days that the device knows', async () => {
  const next = span('2026-03-02', '2026-03-03');
  expect(await storedResponse(next, cacheOf([cached]))).toEqual({ data: [calm, day('2026-03-03')] });
  expect(await storedResponse(next, cacheOf([]))).toBeNull();
});

const opened = (page: number, titles: readonly string[], all?: readonly number[]) => ({
  read: 'getCollection' as const,
  id: '3',
  query: new URLSearchParams({ sort_by: 'default', page: String(page), per_page: '2' }),
  body: {
    data: {
      id: '3',
      recipes_count: 5,
      recipes: titles.map((title) => ({ id: Number(title.slice(1)), title })),
      ...(all && { recipe_ids: all }),
    },
  },
});
const pages = [opened(2, ['b3', 'a4']), opened(1, ['d1', 'c2'], [1, 2, 3, 4, 5])];
const pageOf = (query: Readonly<Record<string, string>>, all: readonly unknown[] = pages) => {
  const request = { read: 'getCollection' as const, id: '3', query: new URLSearchParams(query) };
  return storedResponse(request, cacheOf(all));
};
const titlesOn = async (query: Readonly<Record<string, string>>) =>
  (await pageOf(query))?.data.recipes.map(({ title }) => title);

test('EXT-21 without a network a collection is sorted and searched as far as its pages are saved', async () => {
  expect(await titlesOn({ sort_by: 'default', page: '2', per_page: '2' })).toEqual(['b3', 'a4']);
  expect(await titlesOn({ sort_by: 'a-z', page: '1', per_page: '3' })).toEqual(['a4', 'b3', 'c2']);
  expect(await titlesOn({ sort_by: 'a-z', page: '2', per_page: '3' })).toEqual(['d1']);
  expect(await titlesOn({ sort_by: 'default', page: '1', query: 'B' })).toEqual(['b3']);
  const first = await pageOf({ sort_by: 'z-a', page: '1', per_page: '3' });
  expect(first).toMatchObject({
    data: { recipes_count: 5, recipe_ids: [1, 2, 3, 4, 5] },
    meta: { total: 4, last_page: 2 },
  });
});

test('COLL-09 without the ids of all recipes, a saved collection has none to send', async () => {
  const previewed = { ...opened(1, ['d1', 'c2']), query: new URLSearchParams() };
  const read = await pageOf({ page: '1' }, [previewed]);
  expect(read?.data).not.toHaveProperty('recipe_ids');
});

test('COLL-09 EXT-21 a removal that waits is shown on every page', async () => {
  const mutation = {
    operationId: 'syncCollection',
    params: { id: '3' },
    query: {},
    body: { recipe_ids: [7, 1, 2, 4, 5] },
    snapshot: { cards: [{ id: 7, title: 'e7' }] },
  } as unknown as QueuedMutation;
  const shown = async (page: string) => {
    const query = { sort_by: 'default', page, per_page: '2' };
    const stored = await pageOf(query);
    if (stored === null) return null;
    const request = { id: '3', query: new URLSearchParams(query) };
    const { data } = overlayAll('getCollection', stored, request, [mutation]);
    return [data.recipes.map(({ title }) => title), data.recipe_ids, data.recipes_count];
  };
  expect(await shown('1')).toEqual([['e7', 'd1', 'c2'], [7, 1, 2, 4, 5], 5]);
  expect(await shown('2')).toEqual([['a4'], undefined, 5]);
});
