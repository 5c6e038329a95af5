import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { putPackage } from '#server/queries/packages.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
const newToken = async () => (await app.member()).token;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const start = (token: string, body: object) => app.call('startCheckout', { token, body });
const rows = async (token: string) => {
  const { id } = await shop.user(token);
  return app.db.selectFrom('checkouts').selectAll().where('user_id', '=', id).execute();
};

describe('a checkout', () => {
  test('API-18 SRV-23 PAY-02 leads to a hosted page; without a cycle it is for a month', async () => {
    const token = await newToken();
    const { data } = await app.ok('startCheckout', { token, body: { package_id: 'plus' } });
    expect(data.url).toMatch(/^http:\/\/localhost(?::\d+)?\/sandbox\/checkout\/\w/);
    const page = await app.request('GET', data.url);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Kindfare Plus, each month');
    expect(page.text).toContain('$12.00');
  });

  test('SRV-23 an unknown plan or cycle is refused at its field, one off sale too', async () => {
    const token = await newToken();
    for (const [body, field] of [
      [{ package_id: 'nope' }, 'package_id'],
      [{ package_id: 'plus', package_duration: 'weekly' }, 'package_duration'],
    ] as const) {
      const { errors } = await app.fails('startCheckout', 422, { token, body });
      expect(Object.keys(errors ?? {})).toEqual([field]);
    }
    await shop.setOpen(false);
    expect((await start(token, shop.order())).status).toBe(422);
    await shop.setOpen(true);
  });

  test('SRV-25 OR-10 is remembered with the user and in the metas until it is paid', async () => {
    const token = await newToken();
    const meta = async () =>
      (await app.ok('listMetas', { token })).data.find(({ name }) => name === 'subscription_checkout_url')
        ?.value;
    expect([(await shop.user(token)).subscription_checkout_url, await meta()]).toEqual([null, null]);
    const url = await shop.start(token);
    expect([(await shop.user(token)).subscription_checkout_url, await meta()]).toEqual([url, url]);
    await shop.pay(url);
    expect([(await shop.user(token)).subscription_checkout_url, await meta()]).toEqual([null, null]);
  });

  test('SRV-25 is forgotten at the minute it expires, before anything has closed it', async () => {
    const { token } = await app.member();
    await shop.start(token);
    const shown = async () =>
      (await app.ok('listMetas', { token })).data.find(({ name }) => name === 'subscription_checkout_url')
        ?.value;
    const soon = new Date(app.clock.now().getTime() + 60_000);
    const open = app.db.updateTable('checkouts').where('status', '=', 'open');
    await open.set({ expires_at: soon }).execute();
    expect(await shown()).not.toBeNull();
    app.clock.advance(60_000);
    expect([(await shop.user(token)).subscription_checkout_url, await shown()]).toEqual([null, null]);
    expect((await rows(token)).map(({ status }) => status)).toEqual(['open']);
  });

  test('SRV-25 is forgotten when it has expired, and the page says so', async () => {
    const member = await app.member();
    const url = await shop.start(member.token);
    await shop.pass(day);
    const token = await shop.signIn(member);
    expect((await shop.user(token)).subscription_checkout_url).toBeNull();
    expect((await rows(token)).map(({ status }) => status)).toEqual(['expired']);
    expect((await app.request('GET', url)).status).toBe(410);
    expect((await shop.pay(url)).status).toBe(410);
    expect(await shop.start(token)).not.toBe(url);
    await shop.pass(32 * day);
    await cleanUp(app.context);
    expect(await rows(await shop.signIn(member))).toEqual([]);
  });

  test('the same wish again leads to the same page, two at a time as well', async () => {
    const token = await newToken();
    const urls = await Promise.all(Array.from({ length: 5 }, () => shop.start(token)));
    expect(new Set([...urls, await shop.start(token)]).size).toBe(1);
    expect(await rows(token)).toHaveLength(1);
  });

  test('another wish closes the page before: of two, one can be paid', async () => {
    const token = await newToken();
    const monthly = await shop.start(token);
    const yearly = await shop.start(token, { duration: 'yearly' });
    expect((await shop.pay(monthly)).status).toBe(410);
    await shop.pay(yearly);
    expect((await shop.user(token)).subscriptions).toMatchObject([{ duration: 'yearly' }]);
  });

  test('wishes that differ, at a time, leave one page that can be paid and one subscription', async () => {
    const token = await newToken();
    const orders = (['monthly', 'yearly', 'monthly', 'yearly'] as const).map((duration) =>
      start(token, shop.order({ duration })),
    );
    const responses = await Promise.all(orders);
    for (const { status } of responses) expect([200, 503]).toContain(status);
    const urls = new Set(
      responses.flatMap(({ status, body }) =>
        status === 200 ? [(body as { data: { url: string } }).data.url] : [],
      ),
    );
    const paid = await Promise.all([...urls].map((url) => shop.pay(url)));
    expect(paid.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(1);
    expect((await rows(token)).filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
    expect((await shop.user(token)).subscriptions.length).toBeLessThanOrEqual(1);
  });

  test('one that was paid, and not heard of yet, counts when another is started', async () => {
    const token = await newToken();
    const url = await shop.start(token);
    await shop.pay(url, { news: 'late' });
    expect((await shop.user(token)).activated_subscription).toBeNull();
    const again = await start(token, shop.order({ duration: 'yearly' }));
    expect(again.status).toBe(200);
    expect((await shop.user(token)).activated_subscription).toMatchObject({ duration: 'monthly' });
  });

  test('PERM-10 a plan that is current on this cycle returns 409, on the other one it does not', async () => {
    const token = await newToken();
    expect((await shop.user(token)).features).toEqual([]);
    expect((await shop.buy(token)).features).toContain('meal_plan');
    expect((await start(token, shop.order())).status).toBe(409);
    expect((await start(token, shop.order({ duration: 'yearly' }))).status).toBe(200);
  });

  test('the price is that of the server, and a change of it closes the page', async () => {
    const token = await newToken();
    const before = await shop.start(token);
    const plan = await app.db
      .selectFrom('packages')
      .selectAll()
      .where('id', '=', 'plus')
      .executeTakeFirstOrThrow();
    await putPackage(app.db, { ...plan, price_cents: 1500 });
    const after = await shop.start(token);
    await putPackage(app.db, plan);
    expect(after).not.toBe(before);
    expect((await app.request('GET', after)).text).toContain('$15.00');
    expect((await shop.pay(before)).status).toBe(410);
  });
});

test('EXT-24 a checkout is over once what it replaces was paid anew, so that nobody pays twice', async () => {
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
  await shop.pass(31.5 * day);
  const token = await shop.signIn(member);
  expect((await shop.user(token)).latest_subscription?.status).toBe('past_due');
  const url = await shop.start(token);
  const { data: billing } = await app.ok('getBilling', { token });
  await shop.pay(billing.open_payment_url ?? '');
  expect((await shop.user(token)).activated_subscription?.product.id).toBe('consult');
  expect((await shop.user(token)).subscription_checkout_url).toBeNull();
  await shop.pass(0);
  expect((await shop.pay(url)).status).toBe(410);
  const fresh = await app.request('GET', await shop.start(token));
  expect(fresh.text).toMatch(/You pay nothing until \w+ \d+, 2026, then/);
});

test('EXT-24 a member whose payment failed can buy another plan, and the open payment is gone', async () => {
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
  await shop.pass(31.5 * day);
  const token = await shop.signIn(member);
  await shop.buy(token);
  await shop.pass(0);
  expect((await shop.user(token)).subscriptions).toMatchObject([
    { status: 'active', product: { id: 'plus' } },
    { status: 'cancelled', product: { id: 'consult' } },
  ]);
  const { data: billing } = await app.ok('getBilling', { token });
  expect(billing.payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(billing.open_payment_url).toBeNull();
});
