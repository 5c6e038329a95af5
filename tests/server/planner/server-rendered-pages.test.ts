import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { memberPageRoutes } from '#server/web/member-page-routes.ts';
import { webRoutes } from '#server/web/web-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';

const page = (name: string) =>
  `<!doctype html><html><head>\n    <meta charset="utf-8" /><title>Kindfare</title></head><body><div id="root"><p>${name}</p></div>\n    <noscript>Needs scripts.</noscript></body></html>`;
const policy = "script-src 'self'; style-src 'self'";
const root = mkdtempSync(join(tmpdir(), 'kindfare-pages-'));
let app: TestApp;
let web: FastifyInstance;

async function serve(context: Context): Promise<FastifyInstance> {
  const site = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const pageTheme = () => ({ style: '', policy });
  const addRenderedPages = (within: FastifyInstance) =>
    memberPageRoutes(within, { context, root, pageTheme });
  await site.register(webRoutes, { root, pageTheme, addRenderedPages });
  return site;
}

beforeAll(async () => {
  for (const name of ['index', 'planner', 'questionnaire', 'plans'])
    writeFileSync(join(root, `${name}.html`), page(name));
  mkdirSync(join(root, '.server'));
  writeFileSync(join(root, '.server/package.json'), '{"type":"module"}');
  const render = '(given) => JSON.stringify(given)';
  writeFileSync(
    join(root, '.server/pages.js'),
    `export const renderPlanner = ${render};
     export const renderQuestionnaire = (given) => '<b class="bar" style="width:42%"></b>' + JSON.stringify(given);
     export const renderPlans = ${render};`,
  );
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
  /** As the browser sends it. */
  readonly cookie: string;
}

/** A new member, with a subscription unless it is said. */
async function newDevice({ subscribes = true } = {}): Promise<Device> {
  const { email, password, token: first } = await app.member();
  if (subscribes) await (await openShop(app)).buy(first);
  const body = { client_id: 'app', grant_type: 'password', username: email, password };
  const response = await app.call('issueToken', { body });
  const { access_token: token } = response.body as { readonly access_token: string };
  const cookies = [response.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = cookies.find((each) => each.includes('Path=/meal-planner'))?.split(';')[0] ?? '';
  return { token, cookie };
}

const open = (url: string, cookie?: string, from = web) =>
  from.inject({ url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });
async function renderedFor(url: string, cookie?: string) {
  const { body } = await open(url, cookie);
  const [json] = /\{"accessTail".*\}(?=<\/div>\n)/.exec(body) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

test('each page is rendered with what its own call responds', async () => {
  const { token, cookie } = await newDevice();
  await app.ok('addToMealPlan', { token, body: { type: 'recipe', date: '2026-05-06', ids: ['fish-pie'] } });
  const accessTail = token.slice(-8);
  const plan = await app.ok('listMealPlans', { token, query: { start: '2026-05-06' } });
  expect(plan.data[0]?.['2026-05-06']?.[0]?.items).toHaveLength(1);
  expect(await renderedFor('/meal-planner?date=2026-05-06', cookie)).toMatchObject({
    accessTail,
    day: '2026-05-06',
    plan,
  });
  const { data: categories } = await app.ok('listQuestionnaireCategories', { token });
  expect(await renderedFor('/health-questionnaire', cookie)).toEqual({ accessTail, categories });
  const [packages, user] = [
    await app.ok('listPackages', { token }),
    await app.ok('getCurrentUser', { token }),
  ];
  expect(packages.data.length).toBeGreaterThan(1);
  const plans = await renderedFor('/account/choose-plan', cookie);
  expect([plans.accessTail, plans.plans]).toEqual([accessTail, packages.data]);
  expect(plans.user.subscriptions).toEqual(user.data.subscriptions);
});

test('the planner is rendered for the day at the device, or that of the address', async () => {
  const { cookie } = await newDevice();
  const now = app.context.now();
  const dayAt = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
  const days = async (url: string, offset?: string) => {
    const { day, today } = await renderedFor(
      url,
      offset === undefined ? cookie : `${cookie}; kf_utc_offset=${offset}`,
    );
    return [day, today];
  };
  expect(await days('/meal-planner')).toEqual([dayAt(0), dayAt(0)]);
  expect(await days('/meal-planner', '840')).toEqual([dayAt(14), dayAt(14)]);
  expect(await days('/meal-planner', '-720')).toEqual([dayAt(-12), dayAt(-12)]);
  expect(await days('/meal-planner?date=2026-05-06', '-720')).toEqual(['2026-05-06', dayAt(-12)]);
  for (const wrong of ['99999', 'x', '', '1e3'])
    expect([wrong, await days('/meal-planner', wrong)]).toEqual([wrong, [dayAt(0), dayAt(0)]]);
  for (const wrong of ['2026-02-30', '1999-12-31', '%3Cscript%3E'])
    expect([wrong, await days(`/meal-planner?date=${wrong}`)]).toEqual([wrong, [dayAt(0), dayAt(0)]]);
});

test('locked pages, guests, and other cookies get the page of the app', async () => {
  const [free, ended] = [await newDevice({ subscribes: false }), await newDevice()];
  await app.ok('logOut', { token: ended.token });
  for (const [url, cookie] of [
    ['/meal-planner', free.cookie],
    ['/health-questionnaire', free.cookie],
    ...['/meal-planner', '/health-questionnaire', '/account/choose-plan'].flatMap((each) => [
      [each, undefined],
      [each, ended.cookie],
      [each, `__Secure-kf_reading=${free.token}`],
    ]),
  ] as [string, string | undefined][]) {
    const { statusCode, body, headers } = await open(url, cookie);
    expect([url, cookie, statusCode, body]).toEqual([url, cookie, 200, page('index')]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  // plans are for every signed-in member
  expect((await renderedFor('/account/choose-plan', free.cookie)).user.subscriptions).toEqual([]);
});

test('they are kept by nobody, and the policy has the hash of what was rendered inline', async () => {
  const { cookie } = await newDevice();
  for (const [url, title] of [
    ['/meal-planner', 'Planner'],
    ['/health-questionnaire', 'Health questionnaire'],
    ['/account/choose-plan', 'Membership Subscription Plan'],
  ] as const) {
    const { headers, body } = await open(url, cookie);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
    expect(body).toContain(`<title>${title} · Kindfare</title>`);
    if (url !== '/health-questionnaire') expect(headers['content-security-policy']).toBe(policy);
  }
  const { headers, body } = await open('/health-questionnaire', cookie);
  expect(body).toContain('<style>#rendered-own [data-style="0"]{width:42%}</style></head>');
  expect(body).toContain('<b class="bar" data-style="0"></b>');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+'$/);
});

test('if the database fails, the app itself reports it', async () => {
  const broken = await serve({ ...app.context, foods: null as never, db: null as never });
  const { cookie } = await newDevice();
  for (const url of ['/meal-planner', '/health-questionnaire', '/account/choose-plan']) {
    const response = await open(url, cookie, broken);
    expect([response.statusCode, response.body]).toEqual([200, page('index')]);
  }
  await broken.close();
});
