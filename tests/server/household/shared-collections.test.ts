import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { startTestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { joinHousehold, memberNamed, sharesAll } from './household-members.ts';

const app = await startTestApp();
afterAll(() => app.close());

let ana: TestMember;
let ben: TestMember;
/** In a household of their own. */
let stranger: TestMember;
let collection: string;
let recipe: number;

beforeEach(async () => {
  [ana, ben, stranger] = [
    await memberNamed(app, 'Ana'),
    await memberNamed(app, 'Ben'),
    await memberNamed(app, 'Cleo'),
  ];
  for (const { token } of [ana, stranger]) await app.ok('createHousehold', { token, body: sharesAll });
  await joinHousehold(app, ana, ben);
  recipe = (await app.ok('listRecipes', { token: ana.token })).data[0]?.id ?? 0;
  collection = (await app.ok('createCollection', { token: ana.token, body: { name: 'Soups' } })).data.id;
  const call = { token: ana.token, params: { id: collection }, body: { recipe_ids: [recipe] } };
  await app.ok('syncCollection', call);
  await app.ok('saveRecipeNote', { token: ana.token, params: { id: recipe }, body: { text: 'No salt.' } });
});

const shareCollection = (is_shared: boolean, { token } = ana, id = collection) =>
  app.ok('shareCollection', { token, params: { id }, body: { is_shared } });
const shareNote = (is_shared: boolean) =>
  app.ok('shareRecipeNote', { token: ana.token, params: { id: recipe }, body: { is_shared } });
const open = ({ token }: TestMember) => app.ok('getCollection', { token, params: { id: collection } });
const listed = async ({ token }: TestMember) =>
  (await app.ok('listCollections', { token })).data.map(({ name, from, is_shared, recipes_count }) => ({
    name,
    from,
    is_shared,
    recipes_count,
  }));
const noteOf = async ({ token }: TestMember) =>
  (await app.ok('getRecipeNote', { token, params: { id: recipe } })).data;
const isUnseen = async (member: TestMember) => {
  await app.fails('getCollection', 404, { token: member.token, params: { id: collection } });
  expect((await listed(member)).map(({ name }) => name)).toEqual(['_']);
  expect((await noteOf(member)).shared).toBeUndefined();
};

test('EXT-32 a collection is seen by the household while it is shared, and by nobody else', async () => {
  await isUnseen(ben);
  expect((await shareCollection(true)).data).toMatchObject({ name: 'Soups', is_shared: true });
  expect((await open(ben)).data).toMatchObject({ name: 'Soups', from: 'Ana', recipes: [{ id: recipe }] });
  expect((await open(ben)).data).not.toHaveProperty('is_shared');
  expect((await listed(ben))[1]).toEqual({ name: 'Soups', from: 'Ana', recipes_count: 1 });
  expect((await listed(ana))[1]).toEqual({ name: 'Soups', is_shared: true, recipes_count: 1 });
  await isUnseen(stranger);
  await shareCollection(false);
  await isUnseen(ben);
  expect((await open(ana)).data.is_shared).toBe(false);
});

test('EXT-32 a shared collection can only be changed by its member, and their own recipes stay theirs', async () => {
  await shareCollection(true);
  const at = { token: ben.token, params: { id: collection } };
  await app.fails('updateCollection', 404, { ...at, body: { name: 'Stews' } });
  await app.fails('syncCollection', 404, { ...at, body: { recipe_ids: [] } });
  await app.fails('deleteCollection', 404, at);
  await app.fails('shareCollection', 404, { ...at, body: { is_shared: false } });
  await app.fails('replaceRecipeCollections', 422, {
    token: ben.token,
    params: { id: recipe },
    body: { collection_ids: [collection] },
  });
  const { data: own } = await app.ok('createOwnRecipe', {
    token: ana.token,
    body: {
      title: 'Leek soup',
      servings: 2,
      ingredients: ['500 g carrots'],
      steps: ['Simmer the carrots.'],
      meal_types: ['Soup'],
    },
  });
  const all = { token: ana.token, params: { id: collection }, body: { recipe_ids: [recipe, own.id] } };
  expect((await app.ok('syncCollection', all)).data.recipes).toHaveLength(2);
  expect((await open(ben)).data).toMatchObject({ recipes_count: 1, recipes: [{ id: recipe }] });
  expect((await listed(ben))[1]).toMatchObject({ recipes_count: 1 });
});

test('EXT-32 a note is seen by the household while it is shared, marked with whose it is', async () => {
  expect(await noteOf(ana)).toEqual({ text: 'No salt.', is_shared: false });
  expect((await shareNote(true)).data).toEqual({ text: 'No salt.', is_shared: true });
  const seen = { text: '', is_shared: false, shared: [{ from: 'Ana', text: 'No salt.' }] };
  expect(await noteOf(ben)).toEqual(seen);
  await isUnseen(stranger);
  const at = { token: ben.token, params: { id: recipe } };
  await app.fails('shareRecipeNote', 404, { ...at, body: { is_shared: true } });
  await app.ok('saveRecipeNote', { ...at, body: { text: 'More dill.' } });
  expect((await noteOf(ana)).shared).toBeUndefined();
  expect((await noteOf(ben)).shared).toEqual(seen.shared);
  await shareNote(false);
  expect(await noteOf(ben)).toEqual({ text: 'More dill.', is_shared: false });
});

test.each([
  ['they leave', () => app.ok('leaveHousehold', { token: ana.token })],
  [
    'their account is deleted',
    async () => {
      const { data: user } = await app.ok('getCurrentUser', { token: ana.token });
      await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, user.id));
    },
  ],
  ['the other leaves', () => app.ok('leaveHousehold', { token: ben.token })],
])('EXT-32 nobody sees what a member shared once %s', async (_, end) => {
  await shareCollection(true);
  await shareNote(true);
  await open(ben);
  await end();
  await isUnseen(ben);
});

test('EXT-32 a member who comes back to the household shares nothing from before', async () => {
  await shareCollection(true);
  await app.ok('leaveHousehold', { token: ana.token });
  await joinHousehold(app, ben, ana);
  await isUnseen(ben);
});

test('EXT-32 without a household nothing can be shared, and the favorites never', async () => {
  const { token } = await app.member();
  const own = (await app.ok('createCollection', { token, body: { name: 'Soups' } })).data;
  expect(own).not.toHaveProperty('is_shared');
  await app.fails('shareCollection', 404, { token, params: { id: own.id }, body: { is_shared: true } });
  await app.fails('shareRecipeNote', 404, { token, params: { id: recipe }, body: { is_shared: true } });
  const favorites = { token: ana.token, params: { id: 'default' }, body: { is_shared: true } };
  await app.fails('shareCollection', 404, favorites);
});
