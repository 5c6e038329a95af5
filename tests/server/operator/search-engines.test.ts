import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpLimits } from '#server/http/limits.ts';
import { findPublicRecipes, findRecipeParts } from '#server/queries/public-addresses.ts';
import { crawlerRoutes } from '#server/web/crawler-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { plansOf } from '#tests/server/recipes/recorded-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://kindfare.example' } });
});
afterAll(() => app.close());

const get = (url: string) => app.fastify.inject(url);

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { statusCode, headers, body } = await get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://kindfare.example/sitemap.xml');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/auth\//);
  // crawlers may fetch what a shared recipe is rendered from
  expect(body).not.toMatch(/^Disallow: \/(?:api\/?|api\/guest.*|art.*|recipes.*)?$/m);
});

test('the sitemap has every public page and recipe, and no others', async () => {
  const { db } = app.context;
  const hidden = 'miso-soup-with-tofu-and-shiitake';
  const belongTo = (owner_id: string | null) =>
    db.updateTable('recipes').set({ owner_id }).where('ref_id', '=', hidden).execute();
  const { token } = await app.member();
  const { id } = await app.ok('getCurrentUser', { token }).then(({ data }) => data);
  const locations = async (path: string) => {
    const { headers, body } = await get(path);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  };
  const read = async () => {
    const parts = await locations('/sitemap.xml');
    return (await Promise.all(parts.map((part) => locations(new URL(part).pathname)))).flat();
  };
  const addresses = await read();
  expect(addresses).toContain('https://kindfare.example/');
  expect(addresses).toContain('https://kindfare.example/pages/terms');
  const { count } = await db
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(addresses.filter((it) => /\/recipes\/[^/]+\/share$/.test(it ?? ''))).toHaveLength(count);
  await belongTo(id);
  try {
    await expect
      .poll(read, { timeout: 10_000, interval: 500 })
      .not.toContain(`https://kindfare.example/recipes/${hidden}/share`);
  } finally {
    await belongTo(null);
  }
});

test('the sitemap is an index of the parts that have recipes, each read by its range and sent compressed', async () => {
  const { db } = app.context;
  const [first = 0] = await findRecipeParts(db);
  const [slug = ''] = await findPublicRecipes(db, first);
  const recipe = await db
    .selectFrom('recipes')
    .selectAll()
    .where('ref_id', '=', slug)
    .executeTakeFirstOrThrow();
  const {
    rows: [far],
  } = await sql<{ id: number }>`
    insert into recipes overriding system value
    select (jsonb_populate_record(recipes, ${JSON.stringify({ id: 7, ref_id: 'far-away', spoonacular_id: null })}::jsonb)).*
    from recipes where id = ${recipe.id} returning id`.execute(db);
  expect(Number(far?.id)).toBe(7);
  try {
    expect(await findRecipeParts(db)).toEqual([0, first]);
    expect(await findPublicRecipes(db, 0)).toEqual(['far-away']);
    expect((await get('/sitemap-recipes-3.xml')).statusCode).toBe(404);
    const work = async (noted: typeof db) => {
      await findRecipeParts(noted);
      await findPublicRecipes(noted, first);
    };
    expect((await plansOf(db, work, { avoidScans: true })).join('\n')).not.toContain('Seq Scan');
  } finally {
    await db.deleteFrom('recipes').where('id', '=', 7).execute();
  }
  const part = { url: `/sitemap-recipes-${first}.xml`, headers: { 'accept-encoding': 'br' } };
  const { headers, rawPayload } = await app.fastify.inject(part);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await get(part.url)).body);
});

test('without a public address there is no sitemap', async () => {
  const other = { headers: { host: 'elsewhere.example' } };
  const unnamed = Fastify();
  const config = { ...app.context.config, publicUrl: null };
  await unnamed.register(crawlerRoutes, { context: { ...app.context, config }, limits: httpLimits });
  expect((await unnamed.inject({ url: '/robots.txt', ...other })).body).not.toContain('Sitemap');
  expect((await unnamed.inject({ url: '/sitemap.xml', ...other })).statusCode).toBe(404);
  await unnamed.close();
});
