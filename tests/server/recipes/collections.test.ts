import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCollectionPicture } from '#domain/collection/collection.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let token: string;
let other: string;
let recipes: readonly number[];
beforeAll(async () => {
  app = await startTestApp();
  ({ token: other } = await app.member());
  const rows = await app.db.selectFrom('recipes').select('id').orderBy('title_key').limit(6).execute();
  recipes = rows.map(({ id }) => id);
});
beforeEach(async () => {
  ({ token } = await app.member());
});
afterAll(() => app.close());

const recipe = (index: number) => recipes[index] ?? 0;
const create = async (name: string) => {
  app.clock.advance(1000);
  return (await app.ok('createCollection', { token, body: { name } })).data;
};
const names = async (query: Record<string, string> = {}) =>
  (await app.ok('listCollections', { token, query })).data.map(({ name }) => name);
const sync = (id: string, ids: readonly number[]) =>
  app.ok('syncCollection', { token, params: { id }, body: { recipe_ids: ids } });
const idsIn = async (id: string, query: Record<string, string> = {}) =>
  (await app.ok('getCollection', { token, params: { id }, query })).data.recipes.map((each) => each.id);
const collectionsOf = async (id: number) =>
  (await app.ok('listRecipeCollections', { token, params: { id } })).data.map((each) => each.name);

test('COLL-01 COLL-10 COLL-11 API-55 API-56 ENT-22 SRV-55 a new collection is at the top of the list, below the favorites', async () => {
  const soups = await create('Soups');
  expect(soups).toMatchObject({
    name: 'Soups',
    recipes_count: 0,
    image_url: emptyCollectionPicture,
    recipes: [],
  });
  await create('Bread');
  expect(await names()).toEqual(['_', 'Bread', 'Soups']);
});

test('COLL-02 SRV-58 OR-50 the four sorts, and any other word as the default one', async () => {
  for (const name of ['beans', 'Apples', 'Cakes']) await create(name);
  expect(await names({ sort_by: 'latest' })).toEqual(['_', 'Cakes', 'Apples', 'beans']);
  expect(await names({ sort_by: 'oldest' })).toEqual(['_', 'beans', 'Apples', 'Cakes']);
  expect(await names({ sort_by: 'a-z' })).toEqual(['_', 'Apples', 'beans', 'Cakes']);
  expect(await names({ sort_by: 'z-a' })).toEqual(['_', 'Cakes', 'beans', 'Apples']);
  for (const query of [{}, { sort_by: 'default' }, { sort_by: 'random()' }])
    expect(await names(query)).toEqual(['_', 'Cakes', 'Apples', 'beans']);
});

test('COLL-03 OR-96 a part of the name finds it in any case; signs are only signs', async () => {
  for (const name of ['Soups', '100% rye', 'back\\slash', '%"_']) await create(name);
  expect(await names({ query: 'SOU' })).toEqual(['Soups']);
  expect(await names({ query: '%' })).toEqual(['%"_', '100% rye']);
  expect(await names({ query: '\\' })).toEqual(['back\\slash']);
  expect(await names({ query: 'nothing' })).toEqual([]);
});

test('SRV-57 a name is needed, at most 100 characters, unique without regard to case, and not of the favorites', async () => {
  await create('Soups');
  for (const name of [
    '',
    '   ',
    'x'.repeat(101),
    '_',
    'default',
    ' Soups ',
    'sOUPS',
    '\u200B',
    'So\u202Eups',
  ]) {
    const { errors } = await app.fails('createCollection', 422, { token, body: { name } });
    expect(errors?.['name']).toHaveLength(1);
  }
  const { errors } = await app.fails('createCollection', 422, { token, body: {} });
  expect(errors).toEqual({ name: ['Enter a name.'] });
  expect(await names()).toEqual(['_', 'Soups']);
  await app.ok('createCollection', { token: other, body: { name: 'Soups' } });
});

test('a member has 500 collections at most, whatever others have', async () => {
  const { data: member } = await app.ok('getCurrentUser', { token });
  const shelves = Array.from({ length: 500 }, (_, at) => ({
    user_id: member.id,
    name: `Shelf ${at}`,
    created_at: app.clock.now(),
  }));
  await app.db.insertInto('collections').values(shelves).execute();
  const { errors } = await app.fails('createCollection', 422, { token, body: { name: 'One more' } });
  expect(errors).toEqual({ collections: ['You have 500 collections. Remove one to make room.'] });
  const { token: another } = await app.member();
  await app.ok('createCollection', { token: another, body: { name: 'The first' } });
});

test('COLL-06 COLL-07 COLL-09 API-57 API-60 SRV-56 the sent list is the new content; picture and count follow', async () => {
  const { id } = await create('Soups');
  const { data } = await sync(id, [recipe(2), recipe(0), recipe(1), recipe(0)]);
  expect(data).toMatchObject({ recipes_count: 3, image_url: data.recipes[0]?.image });
  expect(await idsIn(id, { sort_by: 'a-z' })).toEqual([recipe(0), recipe(1), recipe(2)]);
  expect(await idsIn(id, { sort_by: 'z-a' })).toEqual([recipe(2), recipe(1), recipe(0)]);
  expect((await sync(id, [recipe(1)])).data).toMatchObject({ recipes_count: 1 });
  const { data: emptied } = await sync(id, []);
  expect(emptied).toMatchObject({ recipes_count: 0, image_url: emptyCollectionPicture, recipes: [] });
});

test('COLL-01 in the list a collection shows its first four recipes', async () => {
  const { id } = await create('All');
  await sync(id, recipes);
  const { data } = await app.ok('listCollections', { token });
  expect(data[1]).toMatchObject({ id, recipes_count: 6 });
  expect(data[1]?.recipes).toHaveLength(4);
});

test('SRV-59 an unknown recipe leaves the collection unchanged', async () => {
  const { id } = await create('Soups');
  await sync(id, [recipe(0)]);
  const body = { recipe_ids: [recipe(1), 2_000_000_000] };
  await app.fails('syncCollection', 422, { token, params: { id }, body });
  expect(await idsIn(id)).toEqual([recipe(0)]);
});

test('COLL-15 COLL-16 COLL-18 API-58 API-59 SRV-59 OR-49 saving replaces the whole set of a recipe', async () => {
  const [soups, bread] = [await create('Soups'), await create('Bread')];
  expect(await collectionsOf(recipe(0))).toEqual(['_']);
  const replace = (ids: readonly string[]) =>
    app.ok('replaceRecipeCollections', { token, params: { id: recipe(0) }, body: { collection_ids: ids } });
  expect((await replace([soups.id, 'default'])).data).toEqual([
    { id: 'default', name: '_' },
    { id: soups.id, name: 'Soups' },
  ]);
  await replace([bread.id]);
  expect(await collectionsOf(recipe(0))).toEqual(['_', 'Bread']);
  expect(await idsIn(soups.id)).toEqual([]);
  await app.fails('replaceRecipeCollections', 422, {
    token,
    params: { id: recipe(0) },
    body: { collection_ids: [soups.id, '999999'] },
  });
  expect(await collectionsOf(recipe(0))).toEqual(['_', 'Bread']);
});

test('SRV-54 the heart button and the favorites checkbox share one state', async () => {
  await app.ok('toggleFavorite', { token, params: { id: recipe(3) } });
  expect(await idsIn('default')).toEqual([recipe(3)]);
  const replace = (ids: readonly string[]) =>
    app.ok('replaceRecipeCollections', { token, params: { id: recipe(3) }, body: { collection_ids: ids } });
  await replace([]);
  expect((await app.ok('listFavoriteRecipes', { token })).data).toEqual([]);
  await replace(['default']);
  expect((await app.ok('listFavoriteRecipes', { token })).data.map(({ id }) => id)).toEqual([recipe(3)]);
  await sync('default', [recipe(4), recipe(3)]);
  const favorites = (await app.ok('listFavoriteRecipes', { token })).data.map(({ id }) => id);
  expect(favorites.toSorted()).toEqual([recipe(3), recipe(4)].toSorted());
});

test('SRV-55 the favorites can be neither renamed nor removed; a collection can be both', async () => {
  const params = { id: 'default' };
  await app.fails('updateCollection', 404, { token, params, body: { name: 'Loved' } });
  await app.fails('deleteCollection', 404, { token, params });
  const { id } = await create('Soups');
  await create('Bread');
  const renamed = await app.ok('updateCollection', { token, params: { id }, body: { name: ' Stews ' } });
  expect(renamed.data.name).toBe('Stews');
  await app.fails('updateCollection', 422, { token, params: { id }, body: { name: 'bread' } });
  await app.ok('deleteCollection', { token, params: { id } });
  expect(await names()).toEqual(['_', 'Bread']);
});

test('SRV-34 SRV-59 another member’s collection is a 404', async () => {
  const { id } = (
    await app.ok('createCollection', { token: other, body: { name: `Mine ${token}`.slice(0, 40) } })
  ).data;
  const params = { id };
  await app.fails('getCollection', 404, { token, params });
  await app.fails('syncCollection', 404, { token, params, body: { recipe_ids: [] } });
  await app.fails('updateCollection', 404, { token, params, body: { name: 'Taken over' } });
  await app.fails('deleteCollection', 404, { token, params });
  await app.fails('replaceRecipeCollections', 422, {
    token,
    params: { id: recipe(0) },
    body: { collection_ids: [id] },
  });
  expect((await app.ok('getCollection', { token: other, params })).data.recipes_count).toBe(0);
  for (const unknown of ['0', '-1', 'x', '9'.repeat(30), '1e3'])
    await app.fails('getCollection', 404, { token, params: { id: unknown } });
});

test('SRV-59 of twenty concurrent saves one wins as a whole', async () => {
  const { id } = await create('Contested');
  const lists = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? recipes.slice(0, 3) : recipes.slice(3),
  );
  await Promise.all(lists.map((ids) => sync(id, ids)));
  const remaining = (await idsIn(id)).toSorted();
  expect([recipes.slice(0, 3).toSorted(), recipes.slice(3).toSorted()]).toContainEqual(remaining);
});

test('API-61 OR-51 the token can be tried', async () => {
  await app.ok('checkCollectionsToken', { token });
  await app.fails('checkCollectionsToken', 401);
});
