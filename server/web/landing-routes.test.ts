import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { landingRoutes } from './landing-routes.ts';
import { webRoutes } from './web-routes.ts';

const root = mkdtempSync(join(tmpdir(), 'kindfare-landing-'));
const picture = 'data-src="/brand/a.svg" src="data:image/svg+xml,a"';
const page = (inside: string) =>
  `<!doctype html><head></head><body><div id="root">${inside}</div>\n<noscript>Needs scripts.</noscript></body>`;
let app: TestApp;
let web: FastifyInstance;

async function serve(context: TestApp['context']): Promise<FastifyInstance> {
  const site = Fastify();
  const pageTheme = () => ({ style: '', policy: "script-src 'self'" });
  const addRenderedPages = (within: FastifyInstance) => landingRoutes(within, { context, root, pageTheme });
  await site.register(webRoutes, { root, pageTheme, addRenderedPages });
  return site;
}

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), page('splash'));
  writeFileSync(join(root, 'landing.html'), page(`<div>built</div><img ${picture}/>`));
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, '.server/pages.js'),
    `export const renderLanding = ({ about_us_page: about, socialite }) =>
      '<link rel="preload" as="image" href="/brand/a.svg"/><img src="/brand/a.svg"/>' + about + socialite.google.enabled;`,
  );
  app = await startTestApp();
  web = await serve(app.context);
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(root, { recursive: true });
});

test('the landing page is rendered with the settings of the moment, and its pictures stay inlined', async () => {
  const about = (id: string) => putSetting(app.db, { key: 'about_us_page', value: id, origin: 'operator' });
  for (const [url, id] of [
    ['/', 'about'],
    ['/auth?code=A1', 'who-we-are'],
  ] as const) {
    await about(id);
    const { body, headers } = await web.inject(url);
    expect(body).toBe(page(`<img ${picture}/>${id}true`));
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "script-src 'self'",
    });
    const again = await web.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});

test('a sign-in that is offered on this machine alone is rendered for nobody else', async () => {
  const offers = (_: string, address: string) => address === '127.0.0.1';
  const value = { google: { enabled: true, url: null }, facebook: { enabled: false, url: null } };
  await putSetting(app.db, { key: 'socialite', value, origin: 'operator' });
  const local = await serve({ ...app.context, social: { ...app.context.social, offers } });
  expect((await local.inject({ url: '/', remoteAddress: '127.0.0.1' })).body).toContain('true');
  expect((await local.inject({ url: '/', remoteAddress: '203.0.113.7' })).body).toContain('false');
  await local.close();
});

test('if the settings cannot be read, it is the page of the build', async () => {
  const db = { selectFrom: () => expect.fail('no database') } as unknown as TestApp['db'];
  const broken = await serve({ ...app.context, db });
  const { statusCode, body } = await broken.inject('/');
  expect([statusCode, body]).toEqual([200, page(`<div>built</div><img ${picture}/>`)]);
  await broken.close();
});
