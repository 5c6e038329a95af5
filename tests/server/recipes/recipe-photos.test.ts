import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecipePhotos, recipePhotoUrl } from '#server/catalog/recipe-photos.ts';
import { computeCatalog, loadRecipes } from '#server/seed/recipes.ts';
import { recipePhotoRoutes } from '#server/web/recipe-photo-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { jpeg, png } from '#tests/server/files/pictures.ts';

let app: TestApp;
let directory: string;
beforeAll(async () => {
  app = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'kindfare-photos-'));
  await mkdir(join(directory, 'photos'));
  await Promise.all(
    ['guacamole', 'shakshuka'].map((it) => cp(`content/recipes/${it}.cook`, join(directory, `${it}.cook`))),
  );
  await writeFile(join(directory, 'photos/guacamole.jpg'), await jpeg(900, 700));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const images = async () => {
  const { data } = await app.ok('listRecipes', { token: (await app.member()).token });
  return Object.fromEntries(data.map(({ ref_id, image }) => [ref_id, image]));
};
async function load(): Promise<void> {
  const catalog = await computeCatalog(app.context.foods, directory);
  await app.db.transaction().execute((tx) => loadRecipes(tx, catalog, directory));
}

test('a recipe shows its photo instead of the drawing, until the photo is removed', async () => {
  await load();
  const photo = readRecipePhotos(directory).get('guacamole');
  if (photo === undefined) throw new Error('The photo was not read.');
  expect(await images()).toEqual({
    guacamole: recipePhotoUrl(photo),
    shakshuka: expect.stringMatching(/^\/art\/shakshuka\/square\.svg\?v=/),
  });

  const server = Fastify();
  await server.register(recipePhotoRoutes, { context: app.context, directory });
  const response = await server.inject(recipePhotoUrl(photo));
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const again = {
    url: recipePhotoUrl(photo),
    headers: { 'if-none-match': String(response.headers['etag']) },
  };
  expect((await server.inject(again)).statusCode).toBe(304);
  expect((await server.inject('/art/shakshuka/photo.webp')).statusCode).toBe(404);
  await server.close();

  await rm(join(directory, 'photos/guacamole.jpg'));
  await load();
  expect((await images())['guacamole']).toMatch(/^\/art\/guacamole\/square\.svg/);
});

test.each([
  ['lasagna.png', async () => png(900, 700), 'photos/lasagna.png belongs to no recipe'],
  ['shakshuka.txt', async () => Buffer.from('eggs'), 'photos/shakshuka.txt is no photo'],
  ['shakshuka.jpg', async () => Buffer.from('eggs'), 'photos/shakshuka.jpg is no readable photo'],
])('a photo that cannot be used is named: %s', async (name, bytes, message) => {
  const file = join(directory, 'photos', name);
  await writeFile(file, await bytes());
  expect(() => readRecipePhotos(directory)).toThrow(message);
  await rm(file);
});
