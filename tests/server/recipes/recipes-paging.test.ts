import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titleKey } from '#domain/recipe/title-key.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Card, refsOf, searchAll } from './recipe-calls.ts';
import { withNotes } from './recorded-queries.ts';

let app: TestApp;
let token: string;
let count: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  // so few that totals are exact, whatever the size of the catalog
  await sql`delete from recipes where id not in (select id from recipes order by id limit 150)`.execute(
    app.db,
  );
  ({ count } = await app.db
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());

const list = (query: Record<string, string | number | boolean>) => app.ok('listRecipes', { token, query });

describe('pages', () => {
  test('CONST-29 RCP-06 ten a page without request for another size', async () => {
    const { data, meta } = await list({});
    expect(data.length).toBe(10);
    expect(meta).toEqual({
      current_page: 1,
      last_page: Math.ceil(count / 10),
      per_page: 10,
      total: count,
      total_is_exact: true,
      not_filtered_by: [],
      understood: [],
      loosened: [],
      corrected: null,
    });
  });

  test.each(['default', 'a-z', 'z-a', 'latest', 'quickest', 'rating'])(
    'SRV-47 RCP-07 sorted %s, pages follow each other without gap or overlap, the same each time',
    async (sort) => {
      const first = refsOf(await searchAll(app, token, { sort, per_page: 7 }));
      expect(new Set(first).size).toBe(count);
      expect(first.length).toBe(count);
      expect(refsOf(await searchAll(app, token, { sort, per_page: 7 }))).toEqual(first);
      expect(refsOf(await searchAll(app, token, { sort, per_page: 50 }))).toEqual(first);
    },
  );

  test('SRV-47 ENT-29 a page past the last one is empty and still has the total', async () => {
    const last = Math.ceil(count / 10);
    expect(await list({ page: last + 1 })).toEqual({
      data: [],
      meta: {
        current_page: last + 1,
        last_page: last,
        per_page: 10,
        total: count,
        total_is_exact: true,
        not_filtered_by: [],
        understood: [],
        loosened: [],
        corrected: null,
      },
    });
    expect((await list({ page: 100_000, per_page: 50 })).data).toEqual([]);
  });

  test('are searched for and counted once, whatever their number and size', async () => {
    const queries: string[] = [];
    const db = withNotes(app.db, ({ sql: text }) => queries.push(text));
    const other = await startTestApp({ database: { db, queryCache: app.context.queryCache } });
    const read = (page: number, per_page = 10) =>
      other.ok('listRecipes', { token, query: { maxCalories: 900, page, per_page } });
    const first = await read(1);
    const searches = () => queries.filter((text) => text.includes('count(*)')).length;
    expect(searches()).toBeGreaterThan(0);
    queries.length = 0;
    await read(1);
    const second = await read(2);
    const both = await read(1, 20);
    await other.close();
    expect(searches()).toBe(0);
    expect(both.data).toEqual([...first.data, ...second.data]);
    expect(both.meta).toMatchObject({
      total: first.meta.total,
      last_page: Math.ceil(first.meta.total / 20),
    });
  });

  test('RCP-08 nothing found is one empty page', async () => {
    const { data, meta } = await list({ query: 'zzqx' });
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ current_page: 1, last_page: 1, total: 0, total_is_exact: true });
  });

  test.each([
    ['per_page', 0],
    ['per_page', 51],
    ['page', 0],
    ['page', 1.5],
    ['page', 'two'],
    ['sort', 'random'],
  ])('%s %s is refused', async (field, value) => {
    const { errors } = await app.fails('listRecipes', 422, { token, query: { [field]: value } });
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});

describe('orders', () => {
  const sorted = async (sort: string) => searchAll(app, token, { sort });

  test('a-z and z-a go by the title, whatever its case and accents', async () => {
    const keys = (await sorted('a-z')).map(({ title }) => titleKey(title));
    expect(keys).toEqual(keys.toSorted());
    expect((await sorted('z-a')).map(({ title }) => titleKey(title))).toEqual(keys.toReversed());
  });

  test('quickest begins with the fewest minutes', async () => {
    const minutes = (await sorted('quickest')).map(({ ready_in_minutes }) => ready_in_minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  test('latest begins with the newest', async () => {
    const newest = (await sorted('default')).at(-1)?.id ?? 0;
    await app.db
      .updateTable('recipes')
      .set({ created_at: new Date('2036-01-01T00:00:00Z') })
      .where('id', '=', newest)
      .execute();
    expect((await sorted('latest'))[0]?.id).toBe(newest);
  });

  test('by default neighbors in the alphabet are not neighbors in the list', async () => {
    const titles = (await sorted('default')).map(({ title }) => titleKey(title));
    const inOrder = titles.filter((title, at) => at > 0 && title > (titles[at - 1] ?? '')).length;
    expect(inOrder).toBeLessThan(0.7 * titles.length);
  });
});

test('ENT-17 RCP-10 RCP-11 a card has the fields of lists', async () => {
  const [card] = (await list({ query: 'porridge' })).data;
  const row = await app.db
    .selectFrom('recipes')
    .selectAll()
    .where('ref_id', '=', card?.ref_id ?? '')
    .executeTakeFirstOrThrow();
  expect(card).toEqual({
    id: row.id,
    ref_id: row.ref_id,
    spoonacular_id: null,
    type: 'Recipe',
    title: row.title,
    summary: row.summary,
    image: `/art/${row.ref_id}/square.svg?v=${row.art_hash}`,
    image_wide: `/art/${row.ref_id}/wide.svg?v=${row.art_hash}`,
    ready_in_minutes: row.ready_in_minutes,
    servings: row.servings,
    author: { name: row.author_name, profile_photo_url: null },
    partner_id: null,
    category: row.meal_types[0],
    reviews_avg: null,
    rating_avg: null,
    reviews_count: 0,
    meal_types: row.meal_types,
    diets: row.diets,
    allergens: expect.any(Array),
    protein_sources: row.protein_sources,
    price_class: row.price_class,
    calories: row.calories,
    is_favorite: false,
    fit: { kind: 'fits', sentence: '' },
    verdicts: Object.fromEntries(Object.entries(row.levels).map(([axis, level]) => [axis, { level }])),
  } satisfies Record<Exclude<keyof Card, 'table'>, unknown>);
});

test('SRV-82 the favorite state is the member’s own', async () => {
  const other = await app.member();
  const [card] = (await list({})).data;
  const { id: userId } = (await app.ok('getCurrentUser', { token })).data;
  await app.db
    .insertInto('favorites')
    .values({ user_id: userId, recipe_id: card?.id ?? 0, created_at: app.clock.now() })
    .execute();
  const flags = async (who: string) =>
    (await searchAll(app, who, {})).filter((each) => each.is_favorite).map(({ id }) => id);
  expect(await flags(token)).toEqual([card?.id]);
  expect(await flags(other.token)).toEqual([]);
  const params = { id: card?.id ?? 0 };
  expect((await app.ok('getRecipe', { token, params })).data.is_favorite).toBe(true);
  expect((await app.ok('getRecipe', { token: other.token, params })).data.is_favorite).toBe(false);
});

test('a page of ten is less than 12 KB, uncompressed, for a member with lists of their own', async () => {
  const { token: own } = await app.member();
  await app.ok('saveMetas', { token: own, body: { recipe_low_oxalate_customize_ingredients: ['Spinach'] } });
  for (let page = 1; ; page += 1) {
    const response = await app.call('listRecipes', { token: own, query: { page, applyUserMeta: true } });
    const { data, meta } = response.body as { data: unknown[]; meta: { last_page: number } };
    expect(data.length).toBeLessThanOrEqual(10);
    expect(Buffer.byteLength(response.text), `page ${page}`).toBeLessThan(12 * 1024);
    if (page >= meta.last_page) break;
  }
});
