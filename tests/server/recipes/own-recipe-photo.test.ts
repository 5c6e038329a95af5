import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { jpeg } from '#tests/server/files/pictures.ts';
import { temporaryFiles } from '#tests/server/files/temporary-files.ts';

const folder = temporaryFiles();
let app: TestApp;
let [anna, ben] = [{} as TestMember, {} as TestMember];
beforeAll(async () => {
  app = await startTestApp({ context: { storage: createFolderStorage(folder) } });
  [anna, ben] = [await app.member(), await app.member()];
});
afterAll(() => app.close());

const stored = async () => (await readdir(`${folder}/recipes`).catch(() => [])).length;
const write = async () =>
  (
    await app.ok('createOwnRecipe', {
      token: anna.token,
      body: { title: 'Soup', servings: 2, ingredients: ['500 g carrots'] },
    })
  ).data;
const send = async (id: number, { token } = anna, content?: string) =>
  app.call('uploadOwnRecipePhoto', {
    token,
    params: { id },
    ...(await form({ photo: file(content ?? (await jpeg())) })),
  });

test('a photo replaces the drawn picture until it or the recipe is removed', async () => {
  const { id, image: drawn } = await write();
  const params = { id };
  const imageOf = async () => (await app.ok('getRecipe', { token: anna.token, params })).data.image;
  expect((await send(id)).status).toBe(200);
  const first = await imageOf();
  expect(first).toMatch(/^\/files\/recipes\/[\w-]{22}\.webp$/);
  expect((await app.fastify.inject({ url: first })).headers['content-type']).toBe('image/webp');
  const { data: listed } = await app.ok('listOwnRecipes', { token: anna.token });
  expect(listed.map(({ image }) => image)).toEqual([first]);

  await app.ok('updateOwnRecipe', {
    token: anna.token,
    params,
    body: { title: 'Stew', servings: 2, ingredients: ['500 g carrots'] },
  });
  expect(await imageOf()).toBe(first);
  expect((await send(id)).status).toBe(200);
  expect([await imageOf(), await stored()]).toEqual([expect.not.stringContaining(first), 1]);

  const { data } = await app.ok('deleteOwnRecipePhoto', { token: anna.token, params });
  expect(data.image.split('?')[0]).toBe(drawn.split('?')[0]);
  expect([await imageOf(), await stored()]).toEqual([data.image, 0]);

  await send(id);
  expect(await stored()).toBe(1);
  await app.ok('deleteOwnRecipe', { token: anna.token, params });
  expect(await stored()).toBe(0);
});

test('no device stores a picture of an own recipe after a logout: neither the photo nor the drawing', async () => {
  const { id, image: drawn } = await write();
  await send(id);
  const { image: photo } = (await app.ok('getRecipe', { token: anna.token, params: { id } })).data;
  for (const url of [photo, drawn, drawn.replace(/\?.*/, ''), drawn.replace('.svg', '.jpg')]) {
    const { statusCode, headers } = await app.fastify.inject({ url });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'private, no-store']);
  }
  await app.ok('deleteOwnRecipe', { token: anna.token, params: { id } });
});

test('only the owner sets the photo of a recipe, and a file that is not a picture is refused at the field', async () => {
  const { id } = await write();
  expect((await send(id, ben)).status).toBe(404);
  await app.fails('deleteOwnRecipePhoto', 404, { token: ben.token, params: { id } });
  const refused = await send(id, anna, 'no picture');
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: { photo: [expect.stringMatching(/can’t use this file as a picture/)] } },
  ]);
  expect(await stored()).toBe(0);
});
