import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { hasWord as has, type Known, type Reference, rankOf, sampledReference } from './catalog-reference.ts';
import { refsOf, type SearchQuery, searchAll } from './recipe-calls.ts';

let app: TestApp;
let token: string;
let reference: Reference;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  reference = await sampledReference(app.db);
});
afterAll(() => app.close());

/** The search returns exactly the recipes that follow the rule, and there are some of both kinds. */
async function expectHits(query: SearchQuery, holds: (it: Known) => boolean) {
  const expected = reference.recipes.filter(holds).map(({ refId }) => refId);
  expect(refsOf(await searchAll(app, token, query)).toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(reference.recipes.length);
}

describe('EXT-26 the words of a search', () => {
  const search = (query: string, more: SearchQuery = {}) =>
    app.ok('listRecipes', { token, query: { query, per_page: 50, ...more } });

  test.each(['rice', 'peas', 'bread'])('whole words come first, then the title: %s', async (query) => {
    const found = await searchAll(app, token, { query });
    const known = new Map(reference.recipes.map((it) => [it.refId, it]));
    const ranks = refsOf(found).map((ref) => {
      const it = known.get(ref);
      return it === undefined ? -1 : rankOf(it.recipe.title, [query], it.words);
    });
    expect(new Set(ranks).size).toBeGreaterThan(1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test('a meal, a time and a limit are understood', async () => {
    await expectHits(
      { query: 'dinner 30 minutes' },
      (it) => has(it, 'dinner') && it.recipe.readyInMinutes <= 30,
    );
    await expectHits(
      { query: 'quick low-oxalate food' },
      (it) => it.recipe.readyInMinutes <= 30 && it.verdicts.oxalate.level === 1,
    );
    const { meta } = await search('dinner 30 minutes without celery');
    expect(meta.understood).toEqual([
      { label: 'dinner', rest: '30 minutes no celery' },
      { label: '30 minutes or less', rest: 'dinner no celery' },
      { label: 'no celery', rest: 'dinner 30 minutes' },
    ]);
  });

  test('what is to be left out is never found', async () => {
    await expectHits({ query: 'no milk' }, (it) => !it.allergens.some(({ id }) => id === 'milk'));
    await expectHits(
      { query: 'soup with neither milk nor eggs' },
      (it) => has(it, 'soup') && !it.allergens.some(({ id }) => id === 'milk' || id === 'egg'),
    );
    await expectHits(
      { query: 'salad without tomatoes' },
      (it) => has(it, 'salad') && !it.foodIds.includes('tomato'),
    );
  });

  test.each<[string, (it: Known) => boolean]>([
    ['leek or chickpeas', (it) => has(it, 'leek') || has(it, 'chickpea')],
    [
      'sweet potato or leek soup',
      (it) => ((has(it, 'sweet') && has(it, 'potato')) || has(it, 'leek')) && has(it, 'soup'),
    ],
  ])('either will do of "%s"', async (query, holds) => {
    await expectHits({ query }, holds);
    await expectHits({ query, sort: 'a-z' }, holds);
  });

  test('what is named in the title comes before what only holds it, of both sides of "or"', async () => {
    const found = await searchAll(app, token, { query: 'leek or chickpea' });
    const known = new Map(reference.recipes.map((it) => [it.refId, it]));
    const ranks = refsOf(found).map((ref) => {
      const it = known.get(ref);
      return it === undefined
        ? -1
        : Math.min(...['leek', 'chickpea'].map((word) => rankOf(it.recipe.title, [word], it.words)));
    });
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks[0]).toBe(0);
  });

  test('the filter has a longest time too', async () => {
    await expectHits({ maxMinutes: 20 }, (it) => it.recipe.readyInMinutes <= 20);
    await app.fails('listRecipes', 422, { token, query: { maxMinutes: 0 } });
  });

  test.each([
    ['chiken', 'chicken'],
    ['zuchini', 'zucchini'],
    ['brocoli', 'broccoli'],
    ['dinner salmn', 'dinner salmon'],
  ])('a typing mistake is corrected, and said: %s', async (query, corrected) => {
    const { data, meta } = await search(query);
    expect(meta.corrected).toBe(corrected);
    const expected = await search(corrected);
    expect(expected.meta.corrected).toBeNull();
    expect(data).toEqual(expected.data);
    expect(data.length).toBeGreaterThan(0);
  });

  test('what nothing resembles is not corrected', async () => {
    expect((await search('zzqxwv')).meta).toMatchObject({ total: 0, corrected: null });
  });
});
