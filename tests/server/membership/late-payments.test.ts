import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const consult = { plan: 'consult' };
const idOf = async (token: string) => (await shop.user(token)).subscriptions[0]?.id ?? '';

/** What has been charged and returned for the newest order, at the provider. */
const charged = async () => {
  const newest = await app.db
    .selectFrom('sandbox_subscriptions')
    .select('id')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return app.db
    .selectFrom('sandbox_invoices')
    .select(['amount_cents', 'refunded_cents'])
    .where('subscription_id', '=', newest.id)
    .where('status', '=', 'paid')
    .orderBy('created_at')
    .execute();
};

/** While `work` runs and time passes, the provider can't be told to end anything. */
async function unreached(work: () => Promise<unknown>, ms: number): Promise<void> {
  const { payments } = app.context;
  if (payments === null) throw new Error('The sandbox takes no payments.');
  const { cancelNow } = payments;
  Object.assign(payments, { cancelNow: () => Promise.reject(new PaymentFailure('unavailable', 'test')) });
  await work();
  await shop.pass(ms);
  Object.assign(payments, { cancelNow });
  await shop.pass(60_000);
  await shop.pass(60_000);
}

describe('EXT-24 what is charged for nothing goes back', () => {
  test('a trial that the provider turned into a payment after the withdrawal', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    await shop.pass(13.9 * day);
    const token = await shop.signIn(member);
    const params = { id: await idOf(token) };
    await unreached(() => app.ok('withdrawFromContract', { token, params }), day / 2);
    expect(await charged()).toEqual([{ amount_cents: 1200, refunded_cents: 1200 }]);
    expect((await shop.user(await shop.signIn(member))).subscriptions[0]?.status).toBe('withdrawn');
  });

  test('a page that was paid after the account was deleted', async () => {
    const { token } = await app.member();
    const { id } = await shop.user(token);
    const page = await shop.start(token, consult);
    await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, id));
    await shop.pay(page);
    await shop.pass(60_000);
    expect(await charged()).toEqual([{ amount_cents: 1900, refunded_cents: 1900 }]);
  });

  test('a renewal after the account was deleted, and nothing of what was paid before', async () => {
    const { token } = await app.member();
    const { id } = await shop.buy(token, consult);
    await unreached(() => app.db.transaction().execute((tx) => deleteAccount(app.context, tx, id)), 31 * day);
    expect(await charged()).toEqual([
      { amount_cents: 1900, refunded_cents: 0 },
      { amount_cents: 1900, refunded_cents: 1900 },
    ]);
  });
});

test('EXT-24 canceling when a renewal is paid and not heard of keeps the period that it paid for', async () => {
  const member = await app.member();
  const { activated_subscription: bought } = await shop.buy(member.token, consult);
  app.clock.advance(Date.parse(bought?.due_date ?? '') - app.clock.now().getTime() + 1000);
  const token = await shop.signIn(member);
  await app.ok('cancelSubscription', { token, params: { id: await idOf(token) } });
  await shop.pass(60_000);
  const [canceled] = (await shop.user(token)).subscriptions;
  expect(canceled?.status).toBe('cancelled');
  expect(Date.parse(canceled?.due_date ?? '') - app.clock.now().getTime()).toBeGreaterThan(27 * day);
  expect(await charged()).toEqual([
    { amount_cents: 1900, refunded_cents: 0 },
    { amount_cents: 1900, refunded_cents: 0 },
  ]);
});
