import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationQuery } from '#contract/operations.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { firstFilter, pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import type { Context } from '#server/context.ts';
import { memberHomeRoutes } from '#server/web/member-home-routes.ts';
import { webRoutes } from '#server/web/web-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

const page = (name: string) =>
  `<!doctype html><html><head>\n    <meta charset="utf-8" /><title>Kindfare</title></head><body><div id="root"><p>${name}</p></div>\n    <noscript>Needs scripts.</noscript></body></html>`;
const root = mkdtempSync(join(tmpdir(), 'kindfare-home-'));
let app: TestApp;
let web: FastifyInstance;

async function serve(context: Context): Promise<FastifyInstance> {
  const site = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const pageTheme = () => ({ style: '', policy: "script-src 'self'" });
  const addRenderedPages = (within: FastifyInstance) =>
    memberHomeRoutes(within, { context, root, pageTheme });
  await site.register(webRoutes, { root, pageTheme, addRenderedPages });
  return site;
}

beforeAll(async () => {
  for (const name of ['index', 'dashboard']) writeFileSync(join(root, `${name}.html`), page(name));
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  writeFileSync(join(root, '.server/pages.js'), 'export const renderHome = (home) => JSON.stringify(home);');
  app = await startTestApp({ env: { PUBLIC_URL: 'https://kindfare.example' } });
  web = await serve(app.context);
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(root, { recursive: true });
});

interface Device {
  readonly token: string;
  readonly refreshToken: string;
  /** As the browser sends it. */
  readonly cookie: string;
}
async function tokensBy(body: object): Promise<Device> {
  const response = await app.call('issueToken', { body: { client_id: 'app', ...body } });
  const tokens = response.body as { readonly access_token: string; readonly refresh_token: string };
  const cookies = [response.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = cookies.find((each) => each.includes('Path=/dashboard'))?.split(';')[0] ?? '';
  return { token: tokens.access_token, refreshToken: tokens.refresh_token, cookie };
}
async function newDevice(): Promise<Device> {
  const { email, password } = await app.member();
  return tokensBy({ grant_type: 'password', username: email, password });
}

const open = (cookie?: string, from = web) =>
  from.inject({
    url: '/dashboard',
    headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
  });
const renderedFor = async (cookie?: string) => {
  const { body } = await open(cookie);
  const markup = /<div id="root">(.*)<\/div>\n/.exec(body)?.[1] ?? '';
  return markup.startsWith('{') ? JSON.parse(markup) : null;
};

/** The page that the app requests for a member without a filter on the device. */
async function requested({ token }: Device) {
  const { data } = await app.ok('listMetas', { token });
  const filter = firstFilter(readPreferences(data));
  const query = { ...pageQuery(filter, 1) } as unknown as OperationQuery<'listRecipes'>;
  return { filter, page: await app.ok('listRecipes', { token, query }) };
}

test('the dashboard is rendered with the very list, verdicts, and hearts that the app requests', async () => {
  const device = await newDevice();
  const [first] = (await requested(device)).page.data;
  await app.ok('toggleFavorite', {
    token: device.token,
    params: { id: first?.id ?? 0 },
    body: { is_favorite: true },
  });
  for (const body of [null, { recipes_excluded_ingredients: ['Milk'], recipe_low_oxalate_enabled: true }]) {
    if (body !== null) await app.ok('saveMetas', { token: device.token, body });
    const { filter, page: list } = await requested(device);
    const rendered = await renderedFor(device.cookie);
    expect(rendered).toMatchObject({ filter, accessTail: device.token.slice(-8) });
    expect(rendered.page).toEqual(list);
    expect(list.data.length).toBeGreaterThan(3);
  }
  expect((await requested(device)).filter).toMatchObject({ allergens: ['Milk'], isLowOxalate: '1' });
});

test('what a member avoids is rendered from the next request on, and for that member alone', async () => {
  const [mine, theirs] = [await newDevice(), await newDevice()];
  const before = await renderedFor(mine.cookie);
  await app.ok('saveMetas', { token: mine.token, body: { recipes_excluded_ingredients: ['Milk'] } });
  const after = await renderedFor(mine.cookie);
  expect(after.filter.allergens).toEqual(['Milk']);
  const other = await renderedFor(theirs.cookie);
  expect([other.filter, other.page]).toEqual([before.filter, before.page]);
  expect([mine, theirs].map(({ token }) => token.endsWith(other.accessTail))).toEqual([false, true]);
});

test('guests, ended sessions, former tokens, and forged cookies get the page of the app', async () => {
  const [device, ended] = [await newDevice(), await newDevice()];
  const renewed = await tokensBy({ grant_type: 'refresh_token', refresh_token: device.refreshToken });
  await app.ok('logOut', { token: ended.token });
  for (const cookie of [
    undefined,
    device.cookie,
    ended.cookie,
    `${renewed.cookie.slice(0, -9)}${renewed.cookie.at(-9) === 'A' ? 'B' : 'A'}${renewed.cookie.slice(-8)}`,
    `__Secure-kf_reading=${renewed.token}`,
    `${renewed.cookie}; ${renewed.cookie}`,
  ]) {
    const { statusCode, body, headers } = await open(cookie);
    expect([cookie, statusCode, body]).toEqual([cookie, 200, page('index')]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  expect((await renderedFor(renewed.cookie)).accessTail).toBe(renewed.token.slice(-8));
});

test('it is kept by no browser, proxy, or server, and preloads the first picture', async () => {
  const { headers, body } = await open((await newDevice()).cookie);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "script-src 'self'",
  });
  expect(headers['etag']).toBeUndefined();
  expect(body).toContain('<title>Home · Kindfare</title>');
  expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/art\//);
});

test('if the database fails, the app itself reports it', async () => {
  const broken = await serve({ ...app.context, foods: null as never });
  const response = await open((await newDevice()).cookie, broken);
  expect([response.statusCode, response.body]).toEqual([200, page('index')]);
  await broken.close();
});
