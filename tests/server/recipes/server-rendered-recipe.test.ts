import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { toApiError } from '#server/errors.ts';
import { memberRecipeRoutes } from '#server/web/member-recipe-routes.ts';
import { webRoutes } from '#server/web/web-routes.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

const page = (name: string) =>
  `<!doctype html><html><head>\n    <meta charset="utf-8" /><title>Kindfare</title></head><body><div id="root"><p>${name}</p></div>\n    <noscript>Needs scripts.</noscript></body></html>`;
const root = mkdtempSync(join(tmpdir(), 'kindfare-rendered-'));
const day = 24 * 60 * 60_000;
const recipe = '/recipes/carrot-and-ginger-soup';
let app: TestApp;
let web: FastifyInstance;

async function serve(context: Context): Promise<FastifyInstance> {
  const site = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  site.setErrorHandler((error, _request, reply) => reply.code(toApiError(error).statusCode).send());
  const pageTheme = () => ({ style: '', policy: "script-src 'self'" });
  const addRenderedPages = (within: FastifyInstance) =>
    memberRecipeRoutes(within, { context, root, pageTheme });
  await site.register(webRoutes, { root, pageTheme, addRenderedPages });
  return site;
}

beforeAll(async () => {
  for (const name of ['index', 'recipe']) writeFileSync(join(root, `${name}.html`), page(name));
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, '.server/pages.js'),
    'export const renderMemberRecipe = (recipe) => "<h1>" + recipe.title + "</h1>" + JSON.stringify(recipe);',
  );
  app = await startTestApp({ env: { PUBLIC_URL: 'https://kindfare.example' } });
  web = await serve(app.context);
});
afterAll(async () => {
  await web.close();
  await app.close();
  rmSync(root, { recursive: true });
});

const setCookies = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie'] ?? []].flat().map(String);
const tokenCall = (body: object) => app.call('issueToken', { body: { client_id: 'app', ...body } });

interface Device {
  readonly token: string;
  readonly refreshToken: string;
  /** As the browser sends it. */
  readonly cookie: string;
}
async function deviceOf(response: Awaited<ReturnType<typeof tokenCall>>): Promise<Device> {
  const body = response.body as { readonly access_token: string; readonly refresh_token: string };
  const [cookie = ''] = setCookies(response.headers);
  return {
    token: body.access_token,
    refreshToken: body.refresh_token,
    cookie: cookie.split(';')[0] ?? '',
  };
}
const signIn = async ({ email, password }: TestMember) =>
  deviceOf(await tokenCall({ grant_type: 'password', username: email, password }));
const renew = async ({ refreshToken }: Device) =>
  deviceOf(await tokenCall({ grant_type: 'refresh_token', refresh_token: refreshToken }));
const newDevice = async () => signIn(await app.member());

const open = (url: string, cookie?: string) =>
  web.inject({ url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });
const isRendered = async (cookie?: string, url = recipe) => (await open(url, cookie)).body.includes('<h1>');

/** Each with a cookie of its own; no call is below one. */
const cookiePaths = '/recipes /dashboard /meal-planner /health-questionnaire /account/choose-plan'.split(' ');

describe('the reading cookie', () => {
  test('is for pages of this site alone: not for scripts, other sites, or calls', async () => {
    const { email: username, password } = await app.member();
    const response = await tokenCall({ grant_type: 'password', username, password });
    const form =
      /^__Secure-kf_reading=[\w-]{100,200}; Path=(\/[\w/-]+); Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/;
    const paths = setCookies(response.headers).map((cookie) => form.exec(cookie)?.[1]);
    expect(paths).toEqual(cookiePaths);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('is not secure on this machine alone, and is not set where the address is unknown', async () => {
    const local = await startTestApp({ database: { db: app.db, queryCache: app.context.queryCache } });
    const { email, password } = await local.member();
    const body = { client_id: 'app', grant_type: 'password', username: email, password };
    const from = (host: string) => local.call('issueToken', { body, headers: { host } });
    const form = /^kf_reading=[\w-]+; Path=\/[\w/-]+; Max-Age=\d+; HttpOnly; SameSite=Strict$/;
    expect(setCookies((await from('localhost:3000')).headers)).toEqual(
      cookiePaths.map(() => expect.stringMatching(form)),
    );
    expect(setCookies((await from('kindfare.example')).headers)).toEqual([]);
    await local.close();
  });

  test('is renewed with the tokens, and the former one is void', async () => {
    const first = await newDevice();
    expect(await isRendered(first.cookie)).toBe(true);
    const second = await renew(first);
    expect(await isRendered(second.cookie)).toBe(true);
    expect(await isRendered(first.cookie)).toBe(false);
  });

  test('a repeated renewal, whose first response was lost, gets a valid one', async () => {
    const first = await newDevice();
    await renew(first);
    expect(await isRendered((await renew(first)).cookie)).toBe(true);
  });

  test('ends with the sign-out, which removes it', async () => {
    const device = await newDevice();
    const response = await app.call('logOut', { token: device.token });
    const removed = (path: string) => expect.stringContaining(`=; Path=${path}; Max-Age=0; `);
    expect(setCookies(response.headers)).toEqual(cookiePaths.map(removed));
    expect(await isRendered(device.cookie)).toBe(false);
  });

  test('ends with the password, on other devices', async () => {
    const member = await app.member();
    const [phone, laptop] = [await signIn(member), await signIn(member)];
    const body = {
      current_password: member.password,
      password: 'another horse battery',
      password_confirmation: 'another horse battery',
    };
    await app.ok('updateCurrentUser', { token: laptop.token, body });
    expect([await isRendered(phone.cookie), await isRendered(laptop.cookie)]).toEqual([false, true]);
  });

  test('ends with all other sessions', async () => {
    const member = await app.member();
    const [phone, laptop] = [await signIn(member), await signIn(member)];
    await app.ok('endOtherSessions', { token: laptop.token });
    expect([await isRendered(phone.cookie), await isRendered(laptop.cookie)]).toEqual([false, true]);
  });

  test('ends with the account, which removes it', async () => {
    const device = await newDevice();
    const response = await app.call('deleteCurrentUser', { token: device.token });
    expect(setCookies(response.headers)).toEqual(cookiePaths.map(() => expect.stringContaining('Max-Age=0')));
    expect(await isRendered(device.cookie)).toBe(false);
  });

  test('ends with the session whose refresh token was used twice, and is removed', async () => {
    const first = await newDevice();
    const second = await renew(first);
    await app.ok('getCurrentUser', { token: second.token });
    const third = await renew(second);
    await app.ok('getCurrentUser', { token: third.token });
    const reused = await tokenCall({ grant_type: 'refresh_token', refresh_token: first.refreshToken });
    expect(reused.status).toBe(400);
    expect(setCookies(reused.headers)).toEqual(cookiePaths.map(() => expect.stringContaining('Max-Age=0')));
    expect(await isRendered(third.cookie)).toBe(false);
  });

  test('ends when the member is blocked', async () => {
    const member = await app.member();
    const device = await signIn(member);
    const blocked = app.db.updateTable('users').where('email_key', '=', member.email);
    await blocked.set({ blocked_at: app.clock.now() }).execute();
    expect(await isRendered(device.cookie)).toBe(false);
  });

  test('is void a month after the tokens were last renewed', async () => {
    const device = await newDevice();
    app.clock.advance(30 * day - 1000);
    expect(await isRendered(device.cookie)).toBe(true);
    app.clock.advance(1000);
    expect(await isRendered(device.cookie)).toBe(false);
  });

  test('a forged one, another secret of the server, and two at once are none', async () => {
    const [mine, theirs] = [await newDevice(), await newDevice()];
    const { secrets } = app.context;
    const named = (value: string) => `__Secure-kf_reading=${value}`;
    const base64url = (text: string) => Buffer.from(text, 'base64').toString('base64url');
    const value = mine.cookie.split('=')[1] ?? '';
    for (const cookie of [
      '',
      named(''),
      named('x'),
      named(`${value.slice(0, -9)}${value.at(-9) === 'A' ? 'B' : 'A'}${value.slice(-8)}`),
      named(mine.token),
      named(mine.refreshToken),
      named(base64url(secrets.encrypt('an answer about health'))),
      named(base64url(secrets.encrypt('reading '))),
      named(base64url(secrets.encrypt(`reading ${'0'.repeat(64)} abcdefgh`))),
      `kf_reading=${value}`,
      `${mine.cookie}; ${theirs.cookie}`,
    ])
      expect([cookie, await isRendered(cookie)]).toEqual([cookie, false]);
    expect(await isRendered(`signed_in=once; ${mine.cookie}; a=b`)).toBe(true);
  });

  test('no call accepts it, neither as a cookie nor as a token', async () => {
    const { cookie } = await newDevice();
    const token = cookie.split('=')[1] ?? '';
    const members = operations.filter(({ security }) => security === 'member');
    expect(members.length).toBeGreaterThan(100);
    for (const { operationId, path } of members) {
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
      for (const headers of [{ cookie }, { cookie, authorization: `Bearer ${token}` }])
        expect([operationId, (await app.call(operationId, { params, headers })).status]).toEqual([
          operationId,
          401,
        ]);
    }
  });
});

describe('a recipe that the server renders', () => {
  let reader: Device;
  beforeAll(async () => {
    reader = await newDevice();
  });

  test('is for members alone: without the cookie it is the page of the app', async () => {
    const guest = await open(recipe);
    expect([guest.statusCode, guest.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(guest.body).toBe(page('index'));
    expect((await web.inject({ url: recipe, headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });

  test('is kept by no browser, proxy or service worker, and follows the policy of pages', async () => {
    const { headers, body } = await open(recipe, reader.cookie);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("script-src 'self'");
    expect(body).toContain('<title>Carrot and ginger soup with coconut · Kindfare</title>');
    expect(body).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="\/art\/carrot-and-/);
    const again = await web.inject({
      url: recipe,
      headers: { accept: 'text/html', cookie: reader.cookie, 'if-none-match': '*' },
    });
    expect(again.statusCode).toBe(200);
  });

  test('is the same for all members, whatever they like, avoid and hide', async () => {
    const { data } = await app.ok('getRecipe', {
      params: { id: 'carrot-and-ginger-soup' },
      token: reader.token,
    });
    await app.ok('toggleFavorite', {
      params: { id: data.id },
      body: { is_favorite: true },
      token: reader.token,
    });
    await app.ok('savePreferences', { body: { recipe_allergens: ['Milk'] }, token: reader.token });
    const other = await newDevice();
    const mine = (await open(recipe, reader.cookie)).body;
    expect(mine).toBe((await open(recipe, other.cookie)).body);
    expect(mine).not.toMatch(/"is_favorite":true|"fit":/);
  });

  test('another recipe of somebody is not rendered, nor the own one, an unknown one, or a list', async () => {
    const author = await newDevice();
    const { data } = await app.ok('createOwnRecipe', {
      token: author.token,
      body: { title: 'Secret soup', servings: 2, ingredients: ['200 g carrots'], steps: ['Cook.'] },
    });
    const others = ['no-such-soup', '99999999', '%00', 'search', 'own', 'favorite'];
    for (const cookie of [author.cookie, reader.cookie])
      for (const id of [data.id, data.ref_id, ...others]) {
        const { statusCode, body } = await open(`/recipes/${id}`, cookie);
        expect([id, statusCode, body]).toEqual([id, 200, page('index')]);
      }
  });

  test('one that was removed is not rendered any more', async () => {
    const { data } = await app.ok('getGuestRecipe', { params: { id: 'minestrone' } });
    expect(await isRendered(reader.cookie, '/recipes/minestrone')).toBe(true);
    await app.db.deleteFrom('recipes').where('id', '=', data.id).execute();
    expect(await isRendered(reader.cookie, '/recipes/minestrone')).toBe(false);
  });

  test('if the database fails, the app itself reports it', async () => {
    const queryCache = { ...app.context.queryCache, getFresh: () => Promise.reject(new Error('gone')) };
    const broken = await serve({ ...app.context, queryCache });
    const headers = { accept: 'text/html', cookie: reader.cookie };
    const response = await broken.inject({ url: recipe, headers });
    expect([response.statusCode, response.body]).toEqual([200, page('index')]);
    await broken.close();
  });
});
