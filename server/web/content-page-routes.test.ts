import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { putPage } from '#server/queries/pages.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { contentPageRoutes } from './content-page-routes.ts';

const shell =
  '<!doctype html><title>Kindfare</title><meta name="description" content="Recipes" /><div id="root"></div>';
const root = mkdtempSync(join(tmpdir(), 'kindfare-page-'));
const silent = createLog('silent');
const pageTheme = () => ({ style: '<style id="brand">:root{}</style>', policy: "default-src 'self'" });
let connection: Connection;
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), shell);
  connection = await openTestDatabase();
  app = Fastify();
  await app.register(contentPageRoutes, { context: { db: connection.db, log: silent }, root, pageTheme });
});
afterAll(async () => {
  await app.close();
  await connection.close();
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
  const { statusCode, body, headers } = await app.inject('/pages/terms');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>Terms of service · Kindfare</title>');
  expect(body).toContain('<meta name="description" content="What you can expect from Kindfare');
  expect(body).toContain('<div id="root"></div>');
  const again = await app.inject({ url: '/pages/terms', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('SRV-42 a page name is escaped there', async () => {
  await putPage(connection.db, page);
  const { body } = await app.inject('/pages/x');
  expect(body).toContain(
    '<title>Salt &amp; &quot;pepper&quot; &lt;/title&gt;&lt;script&gt; · Kindfare</title>',
  );
  expect(body).toContain('content="All &lt;b&gt;of&lt;/b&gt; it, for $&amp; and $1."');
});

test('PAGE-03 an unknown page is the app with status 404', async () => {
  const { statusCode, body } = await app.inject('/pages/nope');
  expect([statusCode, body]).toEqual([404, shell]);
});

test('without its database the server still sends the app', async () => {
  const db = {
    selectFrom: vi.fn(() => {
      throw new Error('gone');
    }),
  };
  const other = Fastify();
  await other.register(contentPageRoutes, { context: { db: db as never, log: silent }, root, pageTheme });
  expect((await other.inject('/pages/terms')).statusCode).toBe(200);
  await other.close();
});
