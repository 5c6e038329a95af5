import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpLimits } from '#server/http/limits.ts';
import { crawlerRoutes } from '#server/web/crawler-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://kindfare.example' } });
});
afterAll(() => app.close());

const get = (url: string) => app.fastify.inject(url);

test('SHARE-01 robots.txt names the sitemap and the disallowed paths', async () => {
  const { statusCode, headers, body } = await get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://kindfare.example/sitemap.xml');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/auth\//);
  // crawlers may fetch what a shared recipe is rendered from
  expect(body).not.toMatch(/^Disallow: \/(?:api\/?|api\/guest.*|art.*|recipes.*)?$/m);
});

test('SHARE-01 PAGE-01 the sitemap has every public page and recipe, and no others', async () => {
  const { db } = app.context;
  const hidden = 'miso-soup-with-tofu-and-shiitake';
  const belongTo = (owner_id: string | null) =>
    db.updateTable('recipes').set({ owner_id }).where('ref_id', '=', hidden).execute();
  const { token } = await app.member();
  const { id } = await app.ok('getCurrentUser', { token }).then(({ data }) => data);
  const read = async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
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
    await expect.poll(read).not.toContain(`https://kindfare.example/recipes/${hidden}/share`);
  } finally {
    await belongTo(null);
  }
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
