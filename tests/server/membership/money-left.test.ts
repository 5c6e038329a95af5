import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRefund } from '#server/queries/refunds.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const consult = { plan: 'consult' };
const creditOf = async (token: string) =>
  (await app.ok('quotePackage', { token, params: { id: 'plus' } })).data.credit;
const cancel = async (token: string) =>
  app.ok('cancelSubscription', {
    token,
    params: { id: (await shop.user(token)).subscriptions[0]?.id ?? '' },
  });

test('EXT-24 money that went back is not carried over to another plan, canceled or not', async () => {
  const { token } = await app.member();
  await shop.buy(token, consult);
  const [payment] = (await app.ok('getBilling', { token })).data.payments;
  const refund = { id: crypto.randomUUID(), payment_id: payment?.id ?? '', amount_cents: 1500 };
  await addRefund(app.db, { ...refund, reason: 'operator' }, app.clock.now());
  expect(await creditOf(token)).toBe(4);
  await shop.pass(1000);
  expect(await creditOf(token)).toBe(4);
  await cancel(token);
  expect(await creditOf(token)).toBe(4);
});

test.each(['2027-02-01', '2027-03-01', '2028-02-29'])(
  'OR-18 a canceled month that began on %s is worth what it cost',
  async (day) => {
    app.clock.advance(Date.parse(`${day}T09:00:00Z`) - app.clock.now().getTime());
    const { token } = await app.member();
    await shop.buy(token, consult);
    await cancel(token);
    expect(await creditOf(token)).toBe(19);
  },
);

test('EXT-24 a rest that pays for longer than a provider waits is not cut, but told of before', async () => {
  const { token } = await app.member();
  await app.db
    .insertInto('discount_codes')
    .values({
      code: 'NINETY',
      percent: 90,
      amount_cents: null,
      most_redemptions: null,
      expires_at: null,
      ended_at: null,
      created_at: app.clock.now(),
    })
    .execute();
  await shop.buy(token, { ...consult, duration: 'yearly' });
  const body = shop.order({ code: 'NINETY' });
  const { errors } = await app.fails('startCheckout', 422, { token, body });
  expect(errors).toEqual({ package_id: [expect.stringContaining('more than 700 days')] });
  await shop.start(token);
});
