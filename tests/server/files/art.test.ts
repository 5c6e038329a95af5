import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dishOf } from '#art/dish-of.ts';
import { drawDish } from '#art/draw-dish.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { loadReference } from '#tests/server/recipes/catalog-reference.ts';

let app: TestApp;
let ref: string;
let address: string;
let drawn: string;
beforeAll(async () => {
  app = await startTestApp();
  const { recipes, foods } = await loadReference();
  const recipe = recipes[0]?.recipe;
  if (recipe === undefined) throw new Error('The catalog is empty.');
  ref = recipe.refId;
  drawn = drawDish(dishOf(recipe, foods.byId), { crop: 'square' });
  address = (await app.ok('getGuestRecipe', { params: { id: ref } })).data.image;
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });

describe('pictures of recipes', () => {
  test('ENT-17 the address of a card leads to the picture drawn from the recipe, which is immutable', async () => {
    for (const time of ['drawn', 'stored']) {
      const response = await get(address);
      expect([time, response.statusCode]).toEqual([time, 200]);
      expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.body).toBe(drawn);
    }
  });

  test('it is compressed for clients that accept it', async () => {
    const response = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(drawn);
    expect((await get(address, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('a cached picture gets 304', async () => {
    const tag = String((await get(address)).headers['etag']);
    const response = await get(address, { 'if-none-match': `W/${tag}` });
    expect([response.statusCode, response.body]).toEqual([304, '']);
    expect((await get(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each(['', '?v=', '?v=0ld', '?v=a&v=b', '?v=%00'])(
    'at an address without the right hash (%s) it is the current picture, not immutable',
    async (query) => {
      const response = await get(`/art/${ref}/square.svg${query}`);
      expect([response.statusCode, response.body]).toEqual([200, drawn]);
      expect(response.headers['cache-control']).toBe('public, no-cache');
    },
  );

  test('wide and square are different pictures of one dish', async () => {
    const wide = await get(address.replace('square', 'wide'));
    expect(wide.statusCode).toBe(200);
    expect(wide.body).not.toBe(drawn);
    expect(wide.headers['etag']).not.toBe((await get(address)).headers['etag']);
  });

  test('another drawing has another address', async () => {
    await app.db.updateTable('recipes').set({ art_hash: 'new' }).where('ref_id', '=', ref).execute();
    expect((await app.ok('getGuestRecipe', { params: { id: ref } })).data.image).toBe(
      `/art/${ref}/square.svg?v=new`,
    );
    expect((await get(`/art/${ref}/square.svg?v=new`)).headers['etag']).toBe('"new-square"');
  });

  test.each([
    '/art/no-such-dish/square.svg',
    '/art/x/round.svg',
    '/art/x/square.png',
    '/art/x',
    '/art/%00/square.svg',
    '/art/..%2f..%2fetc/square.svg',
    `/art/${'x'.repeat(3000)}/square.svg`,
  ])('%s is not found', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: expect.any(String) });
  });
});
