import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let member: TestMember;
let ids: readonly number[];

beforeAll(async () => {
  app = await startTestApp();
  member = await app.member();
  ids = (await app.ok('listRecipes', { token: member.token })).data.map(({ id }) => id);
});
afterAll(() => app.close());

const toggle = (id: number | string, token = member.token) =>
  app.ok('toggleFavorite', { token, params: { id } });
const favorites = async (query = {}, token = member.token) => app.ok('listFavoriteRecipes', { token, query });

describe('favorites', () => {
  test('API-52 two calls: on, off, each with its message', async () => {
    const { token } = await app.member();
    expect(await toggle(ids[0] ?? 0, token)).toEqual({
      message: 'Recipe added to favorites.',
      data: { is_favorite: true },
    });
    expect(await toggle(ids[0] ?? 0, token)).toEqual({
      message: 'Recipe removed from favorites.',
      data: { is_favorite: false },
    });
  });

  test('API-53 SRV-82 OR-95 the list contains them, latest first, and every list and page has the heart', async () => {
    for (const id of ids.slice(0, 3)) {
      await toggle(id);
      app.clock.advance(1_000);
    }
    const { data, meta } = await favorites();
    expect(data.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(meta.total).toBe(3);
    expect(data.every((card) => card.is_favorite)).toBe(true);
    const listed = await app.ok('listRecipes', { token: member.token });
    const marked = listed.data.filter((card) => card.is_favorite).map(({ id }) => id);
    expect([...marked].sort()).toEqual([...ids.slice(0, 3)].sort());
    const page = await app.ok('getRecipe', { token: member.token, params: { id: ids[0] ?? 0 } });
    expect(page.data.is_favorite).toBe(true);
  });

  test('the pages of the list do not overlap', async () => {
    const first = await favorites({ per_page: 2, page: 1 });
    const second = await favorites({ per_page: 2, page: 2 });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(first.meta.last_page).toBe(2);
  });

  test('members do not see the favorites of others', async () => {
    const other = await app.member();
    expect((await favorites({}, other.token)).data).toEqual([]);
    const page = await app.ok('getRecipe', { token: other.token, params: { id: ids[0] ?? 0 } });
    expect(page.data.is_favorite).toBe(false);
  });

  test('a recipe that does not exist is not found', async () => {
    const call = { token: member.token, params: { id: 'no-such-recipe' } };
    expect((await app.fails('toggleFavorite', 404, call)).message).toBe('There is no such recipe.');
  });

  test('many toggles at the same time end without an error', async () => {
    const { token } = await app.member();
    await Promise.all(Array.from({ length: 9 }, () => toggle(ids[5] ?? 0, token)));
    expect((await favorites({}, token)).meta.total).toBeLessThanOrEqual(1);
  });
});
