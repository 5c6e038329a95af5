import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { QueryCache } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { isOnPostgres, openTestDatabase } from '#tests/server/test-database.ts';

const made = vi.fn();
let app: TestApp;
let close: () => Promise<void>;
let mary: TestMember;
let paul: TestMember;
beforeAll(async () => {
  const connection = await openTestDatabase();
  const { queryCache } = connection;
  const counting: QueryCache = {
    ...queryCache,
    get: (tables, key, read) =>
      queryCache.get(tables, key, () => {
        if (typeof key === 'object' && 'page' in key) made();
        return read();
      }),
    forCall: () => ({ ...counting, getOwn: queryCache.forCall().getOwn }),
  };
  app = await startTestApp({ database: { db: connection.db, queryCache: counting } });
  close = connection.close;
  [mary, paul] = [await app.member(), await app.member()];
});
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(() => made.mockClear());

const query = { query: 'pancakes' };
const page = ({ token }: TestMember) => app.ok('listRecipes', { token, query });
const savesMilk = ({ token }: TestMember, isMilk: boolean) =>
  app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: isMilk ? ['Milk'] : [] } });
/** A page in PostgreSQL can be half a second old, and is then made again. */
const expectMade = (count: number) => {
  if (!isOnPostgres) expect(made).toHaveBeenCalledTimes(count);
};

test('a page is made once for members with the same profile, whatever their favorites', async () => {
  const first = await page(mary);
  expect(await page(paul)).toEqual(first);
  const [one, two] = first.data;
  const hearts = async (who: TestMember) =>
    (await page(who)).data.filter(({ is_favorite }) => is_favorite).map(({ id }) => id);
  for (const { id } of [one, two].filter((it) => it !== undefined)) {
    await app.ok('toggleFavorite', { token: paul.token, params: { id: String(id) } });
    expect(await hearts(paul)).toContain(id);
    expect(await hearts(mary)).toEqual([]);
  }
  await app.ok('toggleFavorite', { token: paul.token, params: { id: String(one?.id) } });
  expect(await hearts(paul)).toEqual([two?.id]);
  expectMade(1);
});

test('another profile is another page, at once', async () => {
  const before = await page(mary);
  await savesMilk(mary, true);
  const fits = (it: typeof before) => it.data.map(({ fit }) => fit?.kind);
  expect(fits(await page(mary))).not.toEqual(fits(before));
  expect(fits(await page(paul))).toEqual(fits(before));
  await savesMilk(mary, false);
  expect(await page(mary)).toEqual(before);
});

test('members with own recipes get a page of their own', async () => {
  const own = {
    title: 'Quagga pancakes',
    summary: '',
    servings: 2,
    ready_in_minutes: 20,
    meal_types: ['Breakfast'],
    ingredients: ['2 eggs', '100 g flour'],
    steps: ['Bake.'],
  };
  const titles = async ({ token }: TestMember) =>
    (await app.ok('listRecipes', { token, query: { query: 'quagga' } })).data.map(({ title }) => title);
  expect(await titles(paul)).not.toContain(own.title);
  await app.ok('createOwnRecipe', { token: paul.token, body: own });
  expect(await titles(paul)).toContain(own.title);
  expect(await titles(mary)).not.toContain(own.title);
});

test('nothing of a profile is lost where members with the same one are found', async () => {
  await savesMilk(mary, true);
  const { id } = (await app.ok('getCurrentUser', { token: mary.token })).data;
  const profile = await findDietaryProfile(app.context, id);
  expect(profile.allergens).not.toEqual([]);
  expect(JSON.parse(JSON.stringify(profile))).toEqual(profile);
});
