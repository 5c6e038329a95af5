import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

describe('the catalog as the source', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await app.member());
  });
  afterAll(() => app.close());

  test('API-54 ENT-26 SRV-67 it is searched by title, ten at a time by default', async () => {
    const { data, meta } = await app.ok('listCustomRecipes', { token, query: { query: 'salad' } });
    expect(meta).toMatchObject({ current_page: 1, per_page: 10 });
    expect(data.length).toBeGreaterThan(0);
    for (const item of data) {
      expect(item).toMatchObject({ spoonacular_id: null, ready_in_minutes: expect.any(Number) });
      expect(item.title.toLowerCase()).toContain('salad');
      expect(item.image).toMatch(/^\/art\//);
      await app.ok('getRecipe', { token, params: { id: String(item.ref_id) } });
    }
  });

  test('API-54 SRV-67 its pages follow each other to the end, and beyond it there is nothing', async () => {
    const pagesOf = async (number: number) => {
      const { meta } = await app.ok('listCustomRecipes', { token, query: { query: 'salad', number } });
      const refs: string[] = [];
      for (let page = 1; page <= Math.ceil(meta.total / number) + 1; page += 1) {
        const { data } = await app.ok('listCustomRecipes', {
          token,
          query: { query: 'salad', number, page },
        });
        refs.push(...data.map(({ ref_id }) => String(ref_id)));
      }
      return { refs, total: meta.total };
    };
    const { refs, total } = await pagesOf(50);
    expect(new Set(refs).size).toBe(total);
    expect((await pagesOf(4)).refs).toEqual(refs);
    const none = await app.ok('listCustomRecipes', { token, query: { query: '???' } });
    expect(none).toEqual({ data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } });
  });

  test('an id of elsewhere is no recipe here', async () => {
    await app.fails('getRecipe', 404, { token, params: { id: '101' } });
  });
});
