import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripe-provider.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from './sandbox-shop.ts';
import type { Fields } from './stripe-form.ts';
import { type StripeServer, signWebhook, startStripeServer, stripeKeys } from './stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  const clock = { now: () => new Date() };
  stripe = await startStripeServer(() => clock.now());
  const options = { ...stripeKeys, origin: 'https://food.example', server: stripe.url, longest: 1_200 };
  app = await startTestApp({ context: { payments: stripeProvider(options) } });
  clock.now = app.clock.now;
  shop = await openShop(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
afterEach(() => stripe.forget());

const consult = { plan: 'consult' } as const;
const idOf = (url: string) => /cs_test_\d+/.exec(url)?.[0] ?? '';
const send = (event: Fields) => {
  const body = JSON.stringify(event);
  return app.request('POST', '/webhooks/payment', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, app.clock.now()) },
  });
};
/** Delivers the new events in the given order. */
let sent = 0;
async function deliverEvents(inOrder: (events: Fields[]) => Fields[] = (events) => events): Promise<void> {
  const events = inOrder(stripe.account.events.slice(sent));
  sent = stripe.account.events.length;
  for (const event of events) expect((await send(event)).status).toBe(200);
}
const buy = async (token: string, purchase?: Parameters<Shop['start']>[1]) => {
  const subscription = stripe.account.pay(idOf(await shop.start(token, purchase)));
  await deliverEvents();
  return subscription;
};
const pass = async (ms: number) => {
  app.clock.advance(ms);
  stripe.account.settle();
  await deliverEvents();
  await runMembershipJobs(app.context);
};
const day = 24 * 60 * 60 * 1000;

describe('a membership paid by Stripe', () => {
  test('SRV-25 PERM-10 begins with the events of Stripe, in any order and however often they come', async () => {
    const { token } = await app.member();
    const url = await shop.start(token);
    expect((await shop.user(token)).subscription_checkout_url).toBe(url);
    expect(await shop.start(token)).toBe(url);
    stripe.account.pay(idOf(url));
    await deliverEvents((events) => [...events, ...events, ...events].reverse());
    const user = await shop.user(token);
    expect(user).toMatchObject({
      subscription_checkout_url: null,
      activated_subscription: { status: 'trialing', auto_renew: true, product: { id: 'plus' } },
      features: ['questionnaire_health_score', 'meal_plan'],
    });
    expect(user.subscriptions).toHaveLength(1);
  });

  test('API-21 API-22 API-23 SRV-28 SRV-30 renewal and canceling are those of Stripe', async () => {
    const member = await app.member();
    const subscription = await buy(member.token);
    const id = String((await shop.user(member.token)).activated_subscription?.id);
    const call = { token: member.token, params: { id } };
    await app.ok('cancelAutoRenewal', call);
    expect(subscription['cancel_at_period_end']).toBe(true);
    expect((await shop.user(member.token)).activated_subscription).toMatchObject({ auto_renew: false });
    await app.ok('enableAutoRenewal', call);
    expect(subscription['cancel_at_period_end']).toBe(false);
    await pass(15 * day);
    const token = await shop.signIn(member);
    expect((await shop.user(token)).activated_subscription).toMatchObject({ status: 'active' });
    await app.ok('cancelSubscription', { token, params: { id } });
    expect(subscription['status']).toBe('canceled');
    const { activated_subscription: current, features, subscriptions } = await shop.user(token);
    expect([current, features]).toEqual([null, ['questionnaire_health_score', 'meal_plan']]);
    expect(subscriptions).toMatchObject([
      { status: 'cancelled', explanation: expect.stringMatching(/^Access until /) },
    ]);
  });

  test('changing the plan ends the one before at Stripe, and is paid from where it ends', async () => {
    const { token } = await app.member();
    const before = await buy(token, consult);
    const after = await buy(token, { ...consult, duration: 'yearly' });
    await runMembershipJobs(app.context);
    expect(before['status']).toBe('canceled');
    const [paid] = (before['items'] as { data: Fields[] }).data;
    expect(after).toMatchObject({ status: 'trialing', trial_end: paid?.['current_period_end'] });
    expect((await shop.user(token)).activated_subscription).toMatchObject({
      status: 'active',
      duration: 'yearly',
      trial_ends_at: null,
    });
  });

  test.each([
    [{ amount_refunded: 1_900 }, 'refunded'],
    [{ amount_refunded: 400 }, 'active'],
  ])('EXT-24 a refund in the dashboard (%j) leaves it %s', async (change, status) => {
    const { token } = await app.member();
    const subscription = await buy(token, consult);
    const { charges } = stripe.account.ledger;
    const charge = [...charges.values()].findLast(({ customer }) => customer === subscription['customer']);
    if (charge === undefined) throw new Error('Nothing was charged.');
    Object.assign(charge, change);
    const type = 'charge.refunded';
    const event = { id: `evt_${String(charge['id'])}`, object: 'event', type, data: { object: charge } };
    expect((await send(event)).status).toBe(200);
    await pass(60_000);
    const user = await shop.user(token);
    expect(user.subscriptions).toMatchObject([{ status }]);
    expect(user.features.length > 0).toBe(status === 'active');
    expect(stripe.account.subscription(String(subscription['id']))['status']).toBe(
      status === 'active' ? 'active' : 'canceled',
    );
  });

  test('EXT-24 a dispute ends the membership, and one that is won gives the access back', async () => {
    const { token } = await app.member();
    const subscription = await buy(token, consult);
    const { ledger } = stripe.account;
    const charge = [...ledger.charges.values()].findLast(
      ({ customer }) => customer === subscription['customer'],
    );
    const dispute = async (status: 'needs_response' | 'won' | 'lost', type: string) => {
      const object = ledger.dispute(String(charge?.['id']), status);
      await send({ id: `evt_${type}_${status}`, object: 'event', type, data: { object } });
      await pass(60_000);
      const { features, subscriptions } = await shop.user(token);
      return [subscriptions[0]?.status, features.length > 0];
    };
    expect(await dispute('needs_response', 'charge.dispute.created')).toEqual(['refunded', false]);
    expect(await dispute('lost', 'charge.dispute.updated')).toEqual(['refunded', false]);
    expect(await dispute('won', 'charge.dispute.closed')).toEqual(['cancelled', true]);
    const [payment] = (await app.ok('getBilling', { token })).data.payments;
    expect(payment).toMatchObject({
      status: 'paid',
      page_url: 'https://invoice.stripe.com/i/test',
      pdf_url: 'https://pay.stripe.com/invoice/test/pdf',
    });
    const notices = (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload);
    expect(notices[0]).toMatchObject({
      title: 'Kindfare Consult is yours again',
      body: expect.stringMatching(/came through after all\. Access until \w+ \d+, 2026\.$/),
    });
  });

  test('EXT-24 a member is one customer of Stripe for good', async () => {
    const { token } = await app.member();
    const first = await buy(token, consult);
    await app.ok('cancelSubscription', {
      token,
      params: { id: String((await shop.user(token)).activated_subscription?.id) },
    });
    await deliverEvents();
    const second = await buy(token, consult);
    expect(second['id']).not.toBe(first['id']);
    expect(second['customer']).toBe(first['customer']);
  });

  test("what is bought at this Stripe account elsewhere is nobody's membership", async () => {
    const { token } = await app.member();
    const url = await shop.start(token, consult);
    const subscription = stripe.account.pay(idOf(url));
    subscription['metadata'] = {};
    await deliverEvents();
    expect((await shop.user(token)).subscriptions).toEqual([]);
  });

  test('what was paid is compared with what was asked for', async () => {
    const { token } = await app.member();
    const subscription = stripe.account.pay(idOf(await shop.start(token, consult)));
    const [item] = (subscription['items'] as { data: Fields[] }).data;
    if (item !== undefined) item['price'] = { ...(item['price'] as Fields), unit_amount: 1 };
    await deliverEvents();
    expect((await shop.user(token)).subscriptions).toEqual([]);
    expect(app.logs.join('')).toContain('What was paid is not what was asked for');
  });

  test('two checkouts at once lead to one page', async () => {
    const { token } = await app.member();
    stripe.failNext('well', 2);
    stripe.failNext(409);
    const urls = await Promise.all([shop.start(token, consult), shop.start(token, consult)]);
    expect(new Set(urls).size).toBe(1);
  });
});

describe('failing Stripe', () => {
  const sentence =
    'Payment isn’t available right now, and you weren’t charged. Please try again in a few minutes.';
  const checkoutsOf = async (token: string) => {
    const { id } = await shop.user(token);
    return app.db.selectFrom('checkouts').select('status').where('user_id', '=', id).execute();
  };

  test.each(['hang', 'cut off', 500, 401, 402] as const)(
    'ERR-21 a checkout says so (%s), leaves nothing behind, and goes on afterwards',
    async (trouble) => {
      const { token } = await app.member();
      stripe.failNext(trouble, 20);
      const { message } = await app.fails('startCheckout', 503, { token, body: shop.order(consult) });
      expect(message).toBe(sentence);
      expect(await checkoutsOf(token)).toEqual([]);
      stripe.forget();
      expect(await shop.start(token, consult)).toContain('https://checkout.stripe.com/');
      expect(app.logs.join('')).not.toContain(stripeKeys.secretKey);
    },
  );

  test('an event is taken within a second while Stripe does not respond, and looked into later', async () => {
    const { token } = await app.member();
    stripe.account.pay(idOf(await shop.start(token, consult)));
    stripe.failNext('hang', 20);
    await deliverEvents(([first]) => (first === undefined ? [] : [first]));
    expect((await shop.user(token)).activated_subscription).toBeNull();
    stripe.forget();
    app.clock.advance(20_000);
    await runMembershipJobs(app.context);
    expect((await shop.user(token)).activated_subscription).toMatchObject({ status: 'active' });
  });

  test('ERR-23 canceling says that it could not be done, and nothing has changed', async () => {
    const { token } = await app.member();
    await buy(token, consult);
    const id = String((await shop.user(token)).activated_subscription?.id);
    stripe.failNext(503, 20);
    await app.fails('cancelSubscription', 503, { token, params: { id } });
    stripe.forget();
    expect((await shop.user(token)).activated_subscription).toMatchObject({ status: 'active' });
  });
});
