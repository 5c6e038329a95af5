import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxNoteLength } from '#domain/recipe/recipe-note.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  anna = await app.member();
  ben = await app.member();
  id = (await app.ok('listRecipes', { token: anna.token })).data[0]?.id ?? 0;
});
afterAll(() => app.close());

const noteOf = async ({ token }: TestMember, recipe: number | string = id) =>
  (await app.ok('getRecipeNote', { token, params: { id: recipe } })).data.text;
const write = ({ token }: TestMember, body: { text: string; replaces?: string }, recipe = id) =>
  app.ok('saveRecipeNote', { token, params: { id: recipe }, body });
const find = async ({ token }: TestMember, query: string) =>
  (await app.ok('listRecipes', { token, query: { query } })).data.map((card) => card.id);

test('EXT-28 a note is written, changed, found by its words, and deleted, and no other member sees it', async () => {
  expect(await noteOf(anna)).toBe('');
  expect(await write(anna, { text: ' Grandma’s zwyx: half the salt. ' })).toEqual({
    message: 'Your note is saved.',
    data: { text: 'Grandma’s zwyx: half the salt.' },
  });
  await write(anna, { text: 'Grandma’s zwyx: no salt.' });
  const { data: recipe } = await app.ok('getRecipe', { token: anna.token, params: { id } });
  expect(await noteOf(anna, recipe.ref_id)).toBe('Grandma’s zwyx: no salt.');
  expect(await find(anna, 'zwyx')).toEqual([id]);
  expect(await find(anna, `zwyx ${recipe.title}`)).toEqual([id]);
  expect(await find(anna, 'zwyxx')).toEqual([]);

  expect([await noteOf(ben), await find(ben, 'zwyx')]).toEqual(['', []]);
  for (const { token } of [anna, ben]) {
    const pages = [
      await app.ok('getRecipe', { token, params: { id } }),
      await app.ok('listRecipes', { token }),
    ];
    expect(JSON.stringify(pages)).not.toContain('zwyx');
  }
  const guests = await app.ok('getGuestRecipe', { params: { id } });
  expect(JSON.stringify(guests)).not.toContain('zwyx');

  expect((await write(anna, { text: '  ' })).message).toBe('Your note is deleted.');
  expect([await noteOf(anna), await find(anna, 'zwyx')]).toEqual(['', []]);
});

test('EXT-28 a note on an own recipe is gone with the recipe, and nobody else can write one on it', async () => {
  const body = {
    title: 'Leek soup',
    servings: 2,
    ingredients: ['500 g carrots'],
    steps: ['Simmer the carrots.'],
    meal_types: ['Soup' as const],
  };
  const { data: own } = await app.ok('createOwnRecipe', { token: anna.token, body });
  await write(anna, { text: 'For Sundays.' }, own.id);
  expect(await noteOf(anna, own.id)).toBe('For Sundays.');
  const call = { token: ben.token, params: { id: own.id } };
  await app.fails('saveRecipeNote', 404, { ...call, body: { text: 'Mine.' } });
  await app.fails('getRecipeNote', 404, call);
  await app.ok('deleteOwnRecipe', { token: anna.token, params: { id: own.id } });
  expect(await app.db.selectFrom('recipe_notes').selectAll().execute()).toEqual([]);
});

test('EXT-28 2,000 characters are a note, one more is a 422 at its field', async () => {
  const text = 'ä'.repeat(maxNoteLength);
  await write(ben, { text });
  const failure = await app.fails('saveRecipeNote', 422, {
    token: ben.token,
    params: { id },
    body: { text: `${text}ä` },
  });
  expect(Object.keys(failure.errors ?? {})).toEqual(['text']);
  const other = await app.fails('saveRecipeNote', 422, {
    token: ben.token,
    params: { id },
    body: { text: 'Short.', replaces: '' },
  });
  expect(other.errors?.['text']?.[0]).toContain('too long');
  expect(await noteOf(ben)).toBe(text);
});

test('EXT-28 changes of two devices at the same time are both kept', async () => {
  await write(anna, { text: '' });
  await Promise.all([
    write(anna, { text: 'More dill.', replaces: '' }),
    write(anna, { text: 'No salt.', replaces: '' }),
  ]);
  expect((await noteOf(anna)).split('\n\n').sort()).toEqual(['More dill.', 'No salt.']);
});
