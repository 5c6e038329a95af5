import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPage } from '#server/queries/pages.ts';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { contentPageRoutes } from './content-page-routes.ts';

const shell =
  '<!doctype html><title>Kindfare</title><meta name="description" content="Recipes" /><div id="root"><p>app</p></div>\n<noscript>Needs scripts.</noscript>';
const root = mkdtempSync(join(tmpdir(), 'kindfare-page-'));
const pageTheme = () => ({ style: '<style id="brand">:root{}</style>', policy: "default-src 'self'" });
let app: TestApp;
let web: FastifyInstance;

async function serve(context: TestApp['context']): Promise<FastifyInstance> {
  const site = Fastify();
  await site.register(contentPageRoutes, { context, root, pageTheme });
  return site;
}

beforeAll(async () => {
  writeFileSync(join(root, 'page.html'), shell);
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, '.server/pages.js'),
    'export const renderContentPage = (page, { shop_hosts }) => page.content + shop_hosts + Object.keys(page);',
  );
  app = await startTestApp();
  web = await serve(app.context);
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(root, { recursive: true });
});

const page = {
  id: 'x',
  name: 'Salt & "pepper" </title><script>',
  description: 'All <b>of</b> it, for $& and $1.',
  content: '<p>x</p>',
  origin: 'operator' as const,
  updated_at: new Date(0),
  removed_at: null,
};

test('PAGE-01 the HTML response already contains the name and the description of the page', async () => {
  const { statusCode, body, headers } = await web.inject('/pages/terms');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>Terms of service · Kindfare</title>');
  expect(body).toContain('<meta name="description" content="What you can expect from Kindfare');
  expect(body).toContain('<h2>');
  expect(body).toContain('id,name,content,updated_at</div>');
  expect(body).not.toMatch(/<p>app<\/p>|noscript/);
  const again = await web.inject({ url: '/pages/terms', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('SRV-42 a page name is escaped there', async () => {
  await putPage(app.db, page);
  const { body } = await web.inject('/pages/x');
  expect(body).toContain(
    '<title>Salt &amp; &quot;pepper&quot; &lt;/title&gt;&lt;script&gt; · Kindfare</title>',
  );
  expect(body).toContain('content="All &lt;b&gt;of&lt;/b&gt; it, for $&amp; and $1."');
});

test('PAGE-03 an unknown page is the app with status 404', async () => {
  const { statusCode, body } = await web.inject('/pages/nope');
  expect([statusCode, body]).toEqual([404, shell]);
});

test('PAGE-01 its text is rendered sanitized, as it is now, with the settings that its links depend on', async () => {
  await putPage(app.db, { ...page, content: '<p onclick="x()">old</p><script>x()</script>' });
  const first = await web.inject('/pages/x');
  expect(first.body).toContain('<div id="root"><p>old</p>id,');
  await putPage(app.db, { ...page, content: '<p>new</p>' });
  await putSetting(app.db, { key: 'shop_hosts', value: ['shop.example'], origin: 'operator' });
  const { body, statusCode } = await web.inject({
    url: '/pages/x',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>new</p>shop.example')]);
});

test('without its database the server still sends the app', async () => {
  const db = { selectFrom: () => expect.fail('gone') } as unknown as TestApp['db'];
  const other = await serve({ ...app.context, db });
  const { statusCode, body } = await other.inject('/pages/terms');
  expect([statusCode, body.includes('<p>app</p>')]).toEqual([200, true]);
  await other.close();
});
