import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let anna: TestMember;
let recipes: readonly { readonly id: number; readonly title: string }[];
let soups: string;
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.member();
  recipes = await app.db
    .selectFrom('recipes')
    .select(['id', 'title'])
    .orderBy('title_key')
    .limit(7)
    .execute();
  soups = (await app.ok('createCollection', { token: anna.token, body: { name: 'Soups' } })).data.id;
  await sync(recipes.map(({ id }) => id));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string | number>>;
const sync = (ids: readonly number[], query: Query = {}) =>
  app.ok('syncCollection', { token: anna.token, params: { id: soups }, query, body: { recipe_ids: ids } });
const open = (query: Query, id = soups) =>
  app.ok('getCollection', { token: anna.token, params: { id }, query });
const idsOn = async (query: Query) => (await open(query)).data.recipes.map(({ id }) => id);

test.each(['a-z', 'z-a', 'latest', 'oldest', 'default'])(
  'COLL-07 API-57 the pages of a collection are its recipes once each, by the sort %s',
  async (sort) => {
    const whole = await open({ sort_by: sort });
    expect(whole).not.toHaveProperty('meta');
    const all = whole.data.recipes.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOn({ sort_by: sort, page, per_page: 3 })));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    expect(pages.flat()).toEqual(all);
    const { data, meta } = await open({ sort_by: sort, page: 1, per_page: 3 });
    expect(data).toMatchObject({ recipes_count: 7, recipe_ids: all });
    expect(meta).toEqual({ current_page: 1, last_page: 3, per_page: 3, total: 7 });
    expect((await open({ sort_by: sort, page: 2, per_page: 3 })).data).not.toHaveProperty('recipe_ids');
  },
);

test('PLAN-11 words find a part of a title in a collection, page by page', async () => {
  const [first] = recipes;
  const words = first?.title.toUpperCase() ?? '';
  const { data, meta } = await open({ query: words, page: 1 });
  expect(data.recipes.map(({ id }) => id)).toContain(first?.id);
  expect(data).toMatchObject({ recipes_count: 7 });
  expect(meta?.total).toBe(data.recipes.length);
  expect((await open({ query: '%', page: 1 })).meta).toMatchObject({ total: 0, last_page: 1 });
});

test('COLL-09 SRV-56 a change answers with one page where it is asked for one', async () => {
  const [first, ...rest] = recipes.map(({ id }) => id);
  const { data } = await sync(rest, { page: 1, per_page: 1 });
  expect(data).toMatchObject({ recipes_count: 6 });
  expect(data.recipes).toHaveLength(1);
  expect(data.recipe_ids).toHaveLength(6);
  await sync([first ?? 0, ...rest]);
});

test('a member has at most 500 collections', async () => {
  const { email, token } = await app.member();
  await sql`insert into collections (user_id, name, created_at)
    select id, 'Collection ' || n, now() from users, generate_series(1, 500) as n
    where email = ${email}`.execute(app.db);
  const { errors } = await app.fails('createCollection', 422, { token, body: { name: 'One more' } });
  expect(errors).toEqual({ collections: ['You have 500 collections. Remove one to make room.'] });
});
