import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createPayments } from '#server/providers/payment/create-payments.ts';
import { styleHashes } from '#server/web/security-headers.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const localRequest = { host: 'localhost:3000' };
const clock = (method: string, days?: string, headers: Record<string, string> = {}, address = '127.0.0.1') =>
  app.request(method, '/sandbox/clock', {
    address,
    headers: {
      ...localRequest,
      ...headers,
      ...(days === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(days === undefined ? {} : { body: `days=${days}` }),
  });

describe('the hosted page', () => {
  test('SRV-26 paying leads to the thanks, again and again, leaving to the plans with nothing bought', async () => {
    const { token } = await app.member();
    const url = await shop.start(token);
    const page = await app.request('GET', url);
    const [, cancel] = /href="([^"]+)">Cancel/.exec(page.text) ?? [];
    expect(cancel).toBe('/account/choose-plan');
    expect((await shop.user(token)).subscriptions).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const paid = await shop.pay(url);
      expect([paid.status, paid.headers['location']]).toEqual([303, '/subscription/thank-you']);
    }
    expect((await app.request('GET', url)).headers['location']).toBe('/subscription/thank-you');
    expect((await shop.user(token)).subscriptions).toHaveLength(1);
  });

  test('SRV-79 asks for no card data, runs no script, and is for no cache', async () => {
    const { token } = await app.member();
    const { text, headers } = await app.request('GET', await shop.start(token, { duration: 'yearly' }));
    const fields = [...text.matchAll(/<(?:input|select|textarea)[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(fields)]).toEqual(['card', 'news']);
    expect(text).not.toMatch(/<script|\son\w+=|type="(?:text|tel|number|password)"/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    for (const hash of styleHashes(text)) expect(policy).toContain(hash);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('Your trial is free for 14 days.');
    expect(text).toContain('$115.20 a year');
  });

  test('a declined card shows an error and buys nothing; another one then pays', async () => {
    const { token } = await app.member();
    const url = await shop.start(token);
    const declined = await shop.pay(url, { card: 'declined' });
    expect(declined.status).toBe(422);
    expect(declined.text).toContain('role="alert">The card was declined, and you haven’t been charged.');
    expect((await shop.user(token)).subscriptions).toEqual([]);
    expect((await shop.pay(url)).status).toBe(303);
  });

  test('submitted twice or notified three times, it sells once', async () => {
    const { token } = await app.member();
    const url = await shop.start(token);
    await Promise.all([shop.pay(url, { news: 'thrice' }), shop.pay(url, { news: 'thrice' })]);
    expect((await shop.user(token)).subscriptions).toHaveLength(1);
  });

  test.each(['nope', 'cs_sandbox_x', '..%2f', "'"])('there is none at %s', async (id) => {
    expect((await app.request('GET', `/sandbox/checkout/${id}`)).status).toBe(404);
    expect((await shop.pay(`/sandbox/checkout/${id}`)).status).toBe(404);
  });
});

describe('the clock', () => {
  test('SRV-28 SRV-29 lets the end of a trial and a renewal be lived through without being signed out', async () => {
    const { token, email } = await app.member();
    await shop.buy(token);
    const trial = (await shop.user(token)).activated_subscription;
    expect((await clock('POST', '13')).status).toBe(303);
    const late = (await shop.user(token)).activated_subscription;
    expect(late?.status).toBe('trialing');
    expect(Date.parse(trial?.trial_ends_at ?? '') - Date.parse(late?.trial_ends_at ?? '')).toBe(13 * day);
    await clock('POST', '2');
    const active = (await shop.user(token)).activated_subscription;
    expect(active?.status).toBe('active');
    await clock('POST', '365');
    const renewed = (await shop.user(token)).activated_subscription;
    expect(renewed?.status).toBe('active');
    expect(Date.parse(renewed?.due_date ?? '')).toBeGreaterThan(app.clock.now().getTime());
    const { text } = await clock('GET');
    expect(text).toContain(email);
    expect(text).toContain('monthly, active: $12.00 on');
  });

  test('makes a withdrawal older, so that the next one is free again after a year', async () => {
    const { token } = await app.member();
    const user = await shop.buy(token, { plan: 'consult' });
    await app.ok('withdrawFromContract', { token, params: { id: user.subscriptions[0]?.id ?? '' } });
    const terms = async () =>
      (await app.ok('quotePackage', { token, params: { id: 'consult' } })).data.withdrawal?.terms;
    expect(await terms()).toBe('proportional');
    await clock('POST', '366');
    expect(await terms()).toBe('full');
  });

  test.each(['0', '-1', '1.5', '401', 'x', ''])(
    '%j days cannot pass, and the page says what can',
    async (days) => {
      const { status, text } = await clock('POST', days);
      expect(status).toBe(422);
      expect(text).toContain('Enter a whole number of days from 1 to 400.');
    },
  );

  test('is available on this machine only, and not to forms of other sites', async () => {
    expect((await clock('GET')).status).toBe(200);
    expect((await clock('GET', undefined, {}, '192.0.2.7')).status).toBe(404);
    expect((await clock('GET', undefined, { host: 'evil.example' })).status).toBe(404);
    expect((await clock('POST', '1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

test.each([
  [{ NODE_ENV: 'production' }, null],
  [{ PUBLIC_URL: 'https://food.example' }, null],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'sandbox'],
  [{}, 'sandbox'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1234567890abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_1234567890abcdef' },
    'stripe',
  ],
])('with %j payments are taken by %s', async (env, name) => {
  const payments = await createPayments(readConfig(env), app.context);
  expect(payments?.name ?? null).toBe(name);
});

test('without the sandbox provider its pages are 404', async () => {
  const other = await createApp({ ...app.context, payments: null });
  for (const url of ['/sandbox/clock', '/sandbox/checkout/cs_sandbox_x', '/webhooks/payment'])
    expect((await other.inject({ method: 'POST', url, headers: localRequest })).statusCode).toBe(404);
  await other.close();
});
