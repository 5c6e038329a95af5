import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutOrder, PaymentProvider } from '#server/context/payment.ts';
import { callTimeoutMs } from '#server/providers/payment/stripe/stripe-client.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripe-provider.ts';
import type { Fields } from './stripe-form.ts';
import {
  type StripeServer,
  signWebhook,
  startStripeServer,
  stripeKeys,
  type Trouble,
} from './stripe-server.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const origin = 'https://food.example';
let server: StripeServer;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startStripeServer(() => now);
  provider = stripeProvider({ ...stripeKeys, origin, server: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const order = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: randomUUID(),
  member: { id: randomUUID(), email: 'member@example.com' },
  plan: { id: 'plus', name: 'Plus' },
  duration: 'monthly',
  price: { amount: 1_000, currency: 'usd' },
  trialDays: 0,
  paidUntil: null,
  discount: null,
  expiresAt: new Date(now.getTime() + 60 * 60_000),
  createdAt: now,
  ...more,
});
const buy = async (more: Partial<CheckoutOrder> = {}) => {
  const { id } = await provider.startCheckout(order(more));
  return server.account.pay(id);
};
const calls = () => server.received.map(({ call }) => call);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as { name: string; kind: string; reason: string },
  );

describe('requests to Stripe', () => {
  test('SRV-23 SRV-26 SRV-79 the hosted page is for one plan at the price of the server, and sends the browser back', async () => {
    const request = order({ duration: 'yearly', price: { amount: 9_600, currency: 'usd' }, trialDays: 7 });
    const { id, url } = await provider.startCheckout(request);
    expect(new URL(url).origin).toBe('https://checkout.stripe.com');
    const metadata = {
      kindfare_order: request.key,
      kindfare_member: request.member.id,
      kindfare_plan: 'plus',
    };
    const [price] = [...server.account.catalog.prices.values()].slice(-1);
    expect(price).toMatchObject({
      currency: 'usd',
      lookup_key: 'kindfare-plus-yearly-usd-9600',
      product: 'kindfare-plus',
      recurring: { interval: 'year' },
      unit_amount: 9_600,
    });
    expect(server.received.at(-1)?.form).toEqual({
      adaptive_pricing: { enabled: 'false' },
      cancel_url: 'https://food.example/account/choose-plan',
      client_reference_id: request.member.id,
      customer: [...server.account.ledger.customers.keys()].at(-1),
      expires_at: String(request.expiresAt.getTime() / 1000),
      line_items: { 0: { price: price?.['id'], quantity: '1' } },
      metadata,
      mode: 'subscription',
      subscription_data: { metadata, trial_period_days: '7' },
      success_url: 'https://food.example/subscription/thank-you',
    });
    expect(server.account.pay(id)['metadata']).toEqual(metadata);
  });

  test('every request names the version of the API, and a checkout its order', async () => {
    const request = order();
    await provider.startCheckout(request);
    expect(new Set(server.received.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
    expect(server.received.at(-1)?.idempotencyKey).toBe(request.key);
  });

  test('product, price and coupon are made once', async () => {
    const more = {
      plan: { id: 'family', name: 'Family' },
      discount: { code: 'AUTUMN', amountOff: 100 },
    };
    await provider.startCheckout(order(more));
    expect(calls().filter((call) => call === 'POST /v1/prices' || call === 'POST /v1/coupons').length).toBe(
      2,
    );
    server.received.length = 0;
    await provider.startCheckout(order(more));
    expect(calls().sort()).toEqual([
      'GET /v1/coupons/{id}',
      'GET /v1/prices',
      'POST /v1/checkout/sessions',
      'POST /v1/customers',
    ]);
    expect([...server.account.catalog.coupons.values()].at(-1)).toMatchObject({
      amount_off: 100,
      currency: 'usd',
      duration: 'forever',
      name: 'AUTUMN',
    });
  });

  test('products and prices archived, renamed or deleted in the dashboard are restored', async () => {
    const more = { plan: { id: 'solo', name: 'Solo' }, discount: { code: 'SOLO', amountOff: 100 } };
    await provider.startCheckout(order(more));
    const { catalog } = server.account;
    const price = [...catalog.prices.values()].at(-1) as Fields;
    const product = catalog.products.get('kindfare-solo') as Fields;
    price['active'] = false;
    Object.assign(product, { active: false, name: 'Something else' });
    catalog.coupons.clear();
    await provider.startCheckout(order(more));
    expect(product).toMatchObject({ active: true, name: 'Solo' });
    const made = [...catalog.prices.values()].at(-1) as Fields;
    expect(made).toMatchObject({ active: true, lookup_key: 'kindfare-solo-monthly-usd-1000' });
    expect(price['lookup_key']).toBeNull();
    expect(catalog.coupons.size).toBe(1);
  });

  test('a coupon that is no longer valid is recreated', async () => {
    const more = { discount: { code: 'OLD', amountOff: 100 } };
    await provider.startCheckout(order(more));
    const coupon = [...server.account.catalog.coupons.values()].at(-1) as Fields;
    coupon['valid'] = false;
    await provider.startCheckout(order(more));
    expect(server.account.catalog.coupon(String(coupon['id']))['valid']).toBe(true);
  });

  test('an address that Stripe cannot read is asked for on its page', async () => {
    const { id } = await provider.startCheckout(order({ member: { id: 'm', email: 'a@b' } }));
    expect(server.account.session(id)['customer_email']).toBeNull();
  });

  test('enabling renewal clears an end date set in the dashboard', async () => {
    const subscription = await buy();
    subscription['cancel_at'] = now.getTime() / 1000 + 5_000;
    const id = String(subscription['id']);
    expect(await provider.fetchSubscription(id)).toMatchObject({ autoRenew: false });
    expect(await provider.setAutoRenew(id, true)).toMatchObject({ autoRenew: true });
    expect(subscription['cancel_at']).toBeNull();
  });
});

describe('responses of Stripe', () => {
  test.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'ended'],
    ['trialing', 'trialing'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
    ['a status to come', 'past_due'],
  ])('a subscription that is %s is %s here', async (theirs, ours) => {
    const subscription = await buy();
    subscription['status'] = theirs;
    const { status } = await provider.fetchSubscription(String(subscription['id']));
    expect(status).toBe(ours);
  });

  test('a subscription that is none of this server has no order', async () => {
    const subscription = await buy();
    subscription['metadata'] = {};
    expect(await provider.fetchSubscription(String(subscription['id']))).toMatchObject({ key: null });
  });

  const faults: readonly (readonly [Trouble, string])[] = [
    [400, 'refused'],
    [401, 'unavailable'],
    [402, 'refused'],
    [403, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    ['no JSON', 'unavailable'],
    ['cut off', 'unavailable'],
    ['hang', 'unavailable'],
    ['drip', 'unavailable'],
  ];
  /** Each before a server of its own, all at once: what is asked again takes half a second. */
  const failuresOf = (longest: number) =>
    Promise.all(
      faults.map(async ([trouble]) => {
        const own = await startStripeServer(() => now);
        own.failNext(trouble, 9);
        const impatient = stripeProvider({ ...stripeKeys, origin, server: own.url, longest });
        const failure = await failureOf(impatient.startCheckout(order()));
        await own.close();
        return failure;
      }),
    );

  test('ERR-21 failures are reported by kind, without secrets, and in time', async () => {
    const failures = await failuresOf(1_500);
    expect(failures.map((failure) => failure?.kind)).toEqual(faults.map(([, kind]) => kind));
    for (const failure of failures) {
      expect(failure?.name).toBe('PaymentFailure');
      expect(failure?.reason).not.toMatch(/sk_test|@|Trouble/);
    }
    expect(callTimeoutMs).toBeLessThanOrEqual(4_000);
  });

  test('a transient failure is retried once', async () => {
    const { id } = await provider.startCheckout(order());
    server.failNext(503);
    expect(await provider.fetchCheckout(id)).toMatchObject({ status: 'open' });
  });

  test('a 5xx replayed for an idempotency key does not block the payment', async () => {
    const request = order();
    await provider.startCheckout(order());
    server.failNext('well', 2);
    server.failNext(500);
    const { id } = await provider.startCheckout(request);
    expect(await provider.startCheckout(request)).toMatchObject({ id });
  });

  test('an unreachable server fails at once', async () => {
    const unreachable = await startStripeServer(() => now);
    await unreachable.close();
    const unreachableProvider = stripeProvider({ ...stripeKeys, origin, server: unreachable.url });
    expect(await failureOf(unreachableProvider.startCheckout(order()))).toMatchObject({
      kind: 'unavailable',
    });
  });

  test('a wrong API key is reported to the operator, not to the member', async () => {
    const stranger = stripeProvider({ ...stripeKeys, secretKey: 'sk_test_x', origin, server: server.url });
    expect(await failureOf(stranger.startCheckout(order()))).toMatchObject({
      kind: 'unavailable',
      reason: expect.stringContaining('401'),
    });
  });
});

describe('webhooks of Stripe', () => {
  const read = (event: unknown, secret?: string) => {
    const body = JSON.stringify(event);
    return provider.readEvent(Buffer.from(body), signWebhook(body, now, secret), now);
  };
  const event = (type: string, object: unknown) => ({ id: 'evt_1', object: 'event', type, data: { object } });

  test.each([
    ['checkout.session.completed', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['checkout.session.expired', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['customer.subscription.updated', { id: 'sub_1' }, 'subscription', 'sub_1'],
    [
      'invoice.paid',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      'subscription',
      'sub_1',
    ],
    ['invoice.payment_failed', { id: 'in_1', subscription: 'sub_1' }, 'subscription', 'sub_1'],
    ['invoice.paid', { id: 'in_1', parent: null }, 'other', ''],
    ['customer.created', { id: 'cus_1' }, 'other', ''],
    ['customer.subscription.updated', null, 'other', ''],
  ])('%s reports %j', async (type, object, kind, subject) => {
    expect(await read(event(type, object))).toEqual({ id: 'evt_1', kind, subject });
  });

  test.each([[null], ['text'], [[]], [{}], [{ id: 1, type: 'customer.created' }]])(
    'a signed body that is not an event is refused: %j',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ kind: 'refused', reason: 'no event' });
    },
  );

  test('the secret of another endpoint signs nothing here', async () => {
    await expect(read(event('customer.created', {}), 'whsec_of_another')).rejects.toMatchObject({
      kind: 'refused',
      reason: 'wrong signature',
    });
  });

  test('one valid signature of several is enough, as during a key rotation', async () => {
    const body = JSON.stringify(event('customer.created', {}));
    const [time, ours] = signWebhook(body, now).split(',');
    const [, theirs] = signWebhook(body, now, 'whsec_of_another').split(',');
    await expect(
      provider.readEvent(Buffer.from(body), `${time},${theirs},${ours}`, now),
    ).resolves.toMatchObject({ id: 'evt_1' });
  });
});
