import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { retryPaymentEvents } from '#server/membership/payment-events.ts';
import { maxDurationMs } from '#server/membership/start-checkout.ts';
import { signWebhook } from '#server/providers/payment/sandbox/sandbox-signature.ts';
import { maxWaitMs } from '#server/web/payment-webhook-route.ts';
import { runSandboxJobs } from '#server/web/sandbox-payment-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
/** Simulated failure of the provider, while set. */
let trouble: Partial<PaymentProvider> = {};
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

/** The same server with a provider that can be made to fail. */
async function isFailing<T>(instead: Partial<PaymentProvider>, work: () => Promise<T>): Promise<T> {
  const { payments } = app.context;
  if (payments === null) throw new Error('There is a sandbox.');
  trouble = Object.fromEntries(
    Object.keys(instead).map((name) => [name, payments[name as keyof PaymentProvider]]),
  );
  Object.assign(payments, instead);
  try {
    return await work();
  } finally {
    Object.assign(payments, trouble);
  }
}
const down = async () => {
  throw new PaymentFailure('unavailable', 'network');
};
const never = () => new Promise<never>(() => undefined);

const post = (body: string, signature?: string) =>
  app.request('POST', '/webhooks/payment', {
    body,
    headers: signature === undefined ? {} : { 'sandbox-signature': signature },
  });
const signed = (event: object, at = app.clock.now()) => {
  const body = JSON.stringify(event);
  return post(body, signWebhook(app.context.secrets, body, at));
};
let index = 0;
const eventOf = (kind: string, subject: string) => {
  index += 1;
  return { id: `evt_${index}`, kind, subject };
};

/** Buys without delivering events; returns their subjects. */
async function buyWithoutResponse() {
  const { token } = await app.member();
  const url = await shop.start(token);
  await shop.pay(url, { news: 'late' });
  const row = await app.db
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('id', '=', url.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  return { token, checkout: row.id, key: row.key, subscription: row.subscription_id ?? '' };
}
const heldBy = async (token: string) =>
  (await shop.user(token)).subscriptions.map(({ status, auto_renew }) => ({ status, auto_renew }));

describe('an event', () => {
  test('is refused without the signature of its bytes, or when that is older than 300 s', async () => {
    const { token, subscription } = await buyWithoutResponse();
    const event = eventOf('subscription', subscription);
    const body = JSON.stringify(event);
    const good = signWebhook(app.context.secrets, body, app.clock.now());
    const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);
    const statuses = await Promise.all([
      post(body),
      post(body, ''),
      post(body, 't=1,v1=00'),
      post(`${body} `, good),
      post(body, good.replace(/v1=./, 'v1=x')),
      signed(event, ago(301_000)),
      signed(event, ago(-301_000)),
      post('', good),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill(400));
    expect(await heldBy(token)).toEqual([]);
    expect((await signed(event, ago(299_000))).status).toBe(200);
    expect(await heldBy(token)).toEqual([{ status: 'trialing', auto_renew: true }]);
  });

  test('delivered ten times, concurrently or in sequence, has an effect once', async () => {
    const { token, subscription } = await buyWithoutResponse();
    const event = eventOf('subscription', subscription);
    const responses = await Promise.all(Array.from({ length: 10 }, () => signed(event)));
    for (let time = 0; time < 10; time += 1) responses.push(await signed(event));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await heldBy(token)).toHaveLength(1);
    const stored = await app.db
      .selectFrom('payment_events')
      .select('id')
      .where('id', '=', event.id)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test.each([
    [['checkout', 'subscription']],
    [['subscription', 'checkout']],
    [['subscription', 'subscription', 'checkout', 'subscription']],
  ] as const)('those of one purchase come to one subscription in the order %j', async (kinds) => {
    const { token, checkout, subscription } = await buyWithoutResponse();
    for (const kind of kinds) await signed(eventOf(kind, kind === 'checkout' ? checkout : subscription));
    expect(await heldBy(token)).toEqual([{ status: 'trialing', auto_renew: true }]);
    expect((await shop.user(token)).subscription_checkout_url).toBeNull();
  });

  test('triggers a fetch of the state: a late one reverts nothing', async () => {
    const { token, subscription } = await buyWithoutResponse();
    await signed(eventOf('subscription', subscription));
    await app.ok('cancelSubscription', {
      token,
      params: { id: (await shop.user(token)).subscriptions[0]?.id ?? '' },
    });
    await signed({ ...eventOf('subscription', subscription), status: 'active' });
    expect(await heldBy(token)).toEqual([{ status: 'cancelled', auto_renew: false }]);
  });

  test('a state fetched before a concurrent write is fetched again', async () => {
    const { token, subscription } = await buyWithoutResponse();
    await signed(eventOf('subscription', subscription));
    const provider = app.context.payments as PaymentProvider;
    const fetch = provider.fetchSubscription;
    const old = await fetch(subscription);
    await provider.setAutoRenew(subscription, false);
    let reads = 0;
    const fetchSubscription = async (id: string) => {
      reads += 1;
      if (reads > 1) return fetch(id);
      // Meanwhile another server fetches and writes the new state.
      await app.db
        .updateTable('subscriptions')
        .set((eb) => ({ auto_renew: false, revision: eb('revision', '+', 1) }))
        .where('provider_id', '=', id)
        .execute();
      return old;
    };
    await isFailing({ fetchSubscription }, () => signed(eventOf('subscription', subscription)));
    expect(reads).toBe(2);
    expect(await heldBy(token)).toEqual([{ status: 'trialing', auto_renew: false }]);
  });

  test('a payment that is not what was asked for gives nothing, and the log says so', async () => {
    const { token, subscription, key } = await buyWithoutResponse();
    for (const change of [{ price_cents: 100 }, { currency: 'eur' }, { amount_off_cents: 500 }]) {
      const before = await app.db
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('id', '=', subscription)
        .executeTakeFirstOrThrow();
      const set = (values: object) =>
        app.db.updateTable('sandbox_subscriptions').set(values).where('id', '=', subscription).execute();
      await set(change);
      await signed(eventOf('subscription', subscription));
      await set(before);
    }
    expect(await heldBy(token)).toEqual([]);
    expect(
      app.logs.filter((line) => line.includes(key) && line.includes('not what was asked for')),
    ).toHaveLength(3);
  });

  test('about an unknown or foreign object is accepted and ignored', async () => {
    for (const kind of ['checkout', 'subscription'])
      expect((await signed(eventOf(kind, 'x'))).status).toBe(200);
    const readEvent = async () => ({ id: 'evt_other', kind: 'other', subject: 'x' }) as const;
    await isFailing({ readEvent }, async () => expect((await signed({})).status).toBe(200));
    const waiting = await app.db
      .selectFrom('payment_events')
      .select('id')
      .where('subject', '=', 'x')
      .where('done_at', 'is', null)
      .execute();
    expect(waiting).toEqual([]);
  });

  test('is acknowledged within a second and processed later while the provider does not respond', async () => {
    const { token, subscription } = await buyWithoutResponse();
    expect(maxWaitMs).toBeLessThan(1_000);
    for (const fetchSubscription of [never, down])
      await isFailing({ fetchSubscription }, async () =>
        expect((await signed(eventOf('subscription', subscription))).status).toBe(200),
      );
    expect(await heldBy(token)).toEqual([]);
    app.clock.advance(16_000);
    await retryPaymentEvents(app.context, app.context.payments as PaymentProvider);
    expect(await heldBy(token)).toHaveLength(1);
  });
});

describe('a failing provider', () => {
  test.each([
    ['down', down],
    ['silent', never],
  ])('%s gives a sentence in under 5 s and leaves no orphan', async (_, startCheckout) => {
    const { token } = await app.member();
    expect(maxDurationMs).toBeLessThan(5_000);
    const { message } = await isFailing({ startCheckout }, () =>
      app.fails('startCheckout', 503, { token, body: shop.order() }),
    );
    expect(message).toBe(
      'Payment isn’t available right now, and you weren’t charged. Please try again in a few minutes.',
    );
    const { id, subscription_checkout_url: url } = await shop.user(token);
    expect(url).toBeNull();
    expect(await shop.start(token)).toMatch(/^http:\/\/localhost.*\/sandbox/);
    const rows = await app.db.selectFrom('checkouts').select('status').where('user_id', '=', id).execute();
    expect(rows).toEqual([{ status: 'open' }]);
  });

  test('canceling changes nothing and says so', async () => {
    const { token } = await app.member();
    const { subscriptions } = await shop.buy(token);
    const params = { id: subscriptions[0]?.id ?? '' };
    await isFailing({ cancelNow: down, setAutoRenew: down }, async () => {
      for (const name of ['cancelSubscription', 'cancelAutoRenewal'] as const)
        await app.fails(name, 503, { token, params });
    });
    expect((await shop.user(token)).subscriptions).toEqual(subscriptions);
  });

  test('nothing is for sale where nobody takes payments', async () => {
    const { token } = await app.member();
    const context = app.context as { payments: Context['payments'] };
    const { payments } = context;
    context.payments = null;
    try {
      expect((await app.ok('listPackages', { token })).data).toEqual([]);
      await app.fails('getPackage', 404, { token, params: { id: 'plus' } });
      await app.fails('startCheckout', 503, { token, body: shop.order() });
      expect((await app.ok('getSettings')).data.stripe_connected).toBe(false);
    } finally {
      context.payments = payments;
    }
    expect((await app.ok('getSettings')).data.stripe_connected).toBe(true);
  });
});

test('events of the sandbox are retried until accepted, delayed ones when due', async () => {
  const { token } = await buyWithoutResponse();
  await runSandboxJobs(app.fastify, app.context);
  expect(await heldBy(token)).toEqual([]);
  app.clock.advance(11_000);
  await runSandboxJobs(app.fastify, app.context);
  expect(await heldBy(token)).toHaveLength(1);
});
