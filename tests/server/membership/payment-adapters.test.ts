import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutOrder, PaymentEvent, PaymentProvider } from '#server/context/payment.ts';
import { type PaymentTestEnvironment, sandboxEnvironment, stripeEnvironment } from './payment-bench.ts';

const start = new Date('2026-05-04T09:00:00.000Z');
let now = start;
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const benches: readonly (readonly [string, (now: () => Date) => Promise<PaymentTestEnvironment>])[] = [
  ['Stripe', stripeEnvironment],
  ['the sandbox', sandboxEnvironment],
];

describe.each(benches)('payment by %s', (_, openEnvironment) => {
  let bench: PaymentTestEnvironment;
  let provider: PaymentProvider;
  beforeAll(async () => {
    bench = await openEnvironment(() => now);
    ({ provider } = bench);
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    now = start;
    bench.setCardsPay(true);
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
    const request = order(more);
    const { id } = await provider.startCheckout(request);
    await bench.pay(id);
    const { subscriptionId } = await provider.fetchCheckout(id);
    return { asked: request, checkoutId: id, id: String(subscriptionId) };
  };
  const passTo = async (time: Date) => {
    now = time;
    await bench.settle();
  };
  const eventsOf = async (expected: PaymentEvent['kind'], subject: string) => {
    const sent = await bench.webhooks();
    const events = await Promise.all(
      sent.map(({ body, signature }) => provider.readEvent(body, signature, now)),
    );
    return events.filter((event) => event.kind === expected && event.subject === subject);
  };

  test('SRV-23 opening a checkout has its own page and buys nothing', async () => {
    const request = order();
    const { id, url } = await provider.startCheckout(request);
    expect(url).toContain(id);
    expect(await provider.fetchCheckout(id)).toEqual({
      id,
      key: request.key,
      status: 'open',
      subscriptionId: null,
    });
  });

  test('the same order, concurrently and repeated, opens one checkout', async () => {
    const request = order({ discount: { code: 'SPRING', amountOff: 150 } });
    const opened = await Promise.all([provider.startCheckout(request), provider.startCheckout(request)]);
    opened.push(await provider.startCheckout(request));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    const other = await provider.startCheckout({ ...request, key: randomUUID() });
    expect(other.id).not.toBe(opened[0]?.id);
  });

  test.each([
    ['monthly', '2026-06-04T09:00:00.000Z', '2026-07-04T09:00:00.000Z'],
    ['yearly', '2027-05-04T09:00:00.000Z', '2028-05-04T09:00:00.000Z'],
  ] as const)('SRV-29 a %s subscription runs for its period, and renews', async (duration, first, second) => {
    const { asked, checkoutId, id } = await buy({ duration });
    expect(await provider.fetchCheckout(checkoutId)).toMatchObject({ status: 'paid', key: asked.key });
    expect(await provider.fetchSubscription(id)).toEqual({
      id,
      key: asked.key,
      status: 'active',
      autoRenew: true,
      duration,
      price: { amount: 1_000, currency: 'usd' },
      amountOff: 0,
      startedAt: start,
      periodEndsAt: new Date(first),
      endedAt: null,
    });
    await passTo(new Date(first));
    const renewed = await provider.fetchSubscription(id);
    expect(renewed).toMatchObject({ status: 'active', startedAt: start, periodEndsAt: new Date(second) });
  });

  test('SRV-27 SRV-28 a trial is paid for when it ends', async () => {
    const { id } = await buy({ trialDays: 7 });
    const end = days(7);
    expect(await provider.fetchSubscription(id)).toMatchObject({ status: 'trialing', periodEndsAt: end });
    await passTo(end);
    expect(await provider.fetchSubscription(id)).toMatchObject({
      status: 'active',
      periodEndsAt: new Date('2026-06-11T09:00:00.000Z'),
    });
  });

  test('a prepaid order is charged from the given day on', async () => {
    const paidUntil = days(20);
    const { id } = await buy({ duration: 'yearly', paidUntil });
    expect(await provider.fetchSubscription(id)).toMatchObject({
      status: 'trialing',
      periodEndsAt: paidUntil,
    });
    await passTo(paidUntil);
    const { status, periodEndsAt } = await provider.fetchSubscription(id);
    expect([status, periodEndsAt]).toEqual(['active', new Date('2027-05-24T09:00:00.000Z')]);
  });

  test('SRV-24 a discount is taken off, up to the whole price', async () => {
    const part = await buy({ discount: { code: 'SPRING', amountOff: 250 } });
    expect(await provider.fetchSubscription(part.id)).toMatchObject({
      price: { amount: 1_000 },
      amountOff: 250,
    });
    const whole = await buy({
      discount: { code: 'A code of many words & signs, 64 long', amountOff: 1_000 },
    });
    expect(await provider.fetchSubscription(whole.id)).toMatchObject({ status: 'active', amountOff: 1_000 });
  });

  test.each([
    ['exclusive', 1_200, 200],
    ['inclusive', 1_000, 167],
    ['none', 1_000, 0],
  ] as const)(
    'EXT-24 computed taxes (%s) are in the payment, the next one and the refund',
    async (tax, amount, part) => {
      const { id } = await buy({ tax });
      const { payments, next } = await provider.fetchBilling(id);
      expect(payments).toMatchObject([{ status: 'paid', amount, tax: part }]);
      expect(next).toMatchObject({ amount });
      await provider.refund({ key: randomUUID(), paymentId: payments[0]?.id ?? '', amount });
      expect((await provider.fetchBilling(id)).payments).toMatchObject([{ refunded: amount }]);
    },
  );

  test('a new price of the plan applies to new purchases', async () => {
    const before = await buy();
    const after = await buy({
      plan: { id: 'plus', name: 'Plus and more' },
      price: { amount: 1_200, currency: 'usd' },
    });
    const back = await buy();
    const prices = await Promise.all([before, after, back].map(({ id }) => provider.fetchSubscription(id)));
    expect(prices.map(({ price }) => price.amount)).toEqual([1_000, 1_200, 1_000]);
  });

  test('SRV-31 renewal goes off and on as often as wanted; off ends it with its period', async () => {
    const { id } = await buy();
    for (const isEnabled of [false, false, true, true, false]) {
      const state = await provider.setAutoRenew(id, isEnabled);
      expect(state).toMatchObject({ id, status: 'active', autoRenew: isEnabled });
      expect(await provider.fetchSubscription(id)).toEqual(state);
    }
    await passTo(new Date('2026-06-04T09:00:00.000Z'));
    const ended = await provider.fetchSubscription(id);
    expect(ended).toMatchObject({ status: 'ended', autoRenew: false, endedAt: now, periodEndsAt: now });
    for (const isEnabled of [true, false])
      await expect(provider.setAutoRenew(id, isEnabled)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('SRV-28 a trial that is not to go on ends without a payment', async () => {
    const { id } = await buy({ trialDays: 7 });
    await provider.setAutoRenew(id, false);
    await passTo(days(7));
    expect(await provider.fetchSubscription(id)).toMatchObject({ status: 'ended' });
  });

  test('SRV-30 canceling ends it at once, and once', async () => {
    const { id } = await buy();
    now = days(3);
    const ended = await provider.cancelNow(id);
    expect(ended).toMatchObject({ status: 'ended', autoRenew: false, endedAt: now });
    now = days(1);
    expect(await provider.cancelNow(id)).toEqual(ended);
    await passTo(days(60));
    expect(await provider.fetchSubscription(id)).toEqual(ended);
  });

  test('a failing card makes a renewal past due, and finally ends the subscription', async () => {
    bench.setCardsPay(false);
    const { id } = await buy();
    const due = new Date('2026-06-04T09:00:00.000Z');
    await passTo(due);
    expect(await provider.fetchSubscription(id)).toMatchObject({ status: 'past_due', periodEndsAt: due });
    await passTo(days(8));
    const ended = await provider.fetchSubscription(id);
    expect(ended).toMatchObject({ status: 'ended', periodEndsAt: due });
    expect(Number(ended.endedAt)).toBeGreaterThan(Number(due));
  });

  test('EXT-24 what is canceled while a payment is open cannot be paid any more', async () => {
    bench.setCardsPay(false);
    const { id } = await buy();
    await passTo(days(32));
    const states = async () => (await provider.fetchBilling(id)).payments.map(({ status }) => status);
    expect(await states()).toContain('open');
    await provider.cancelNow(id);
    expect(await states()).not.toContain('open');
  });

  test('SRV-25 a checkout that is closed cannot be paid; one that was paid stays so', async () => {
    const { id } = await provider.startCheckout(order());
    expect(await provider.expireCheckout(id)).toMatchObject({ status: 'expired', subscriptionId: null });
    expect(await provider.expireCheckout(id)).toMatchObject({ status: 'expired' });
    await expect(bench.pay(id)).rejects.toThrow();
    const paid = await buy();
    expect(await provider.expireCheckout(paid.checkoutId)).toMatchObject({
      status: 'paid',
      subscriptionId: paid.id,
    });
  });

  test('SRV-25 an unpaid checkout expires', async () => {
    const { id } = await provider.startCheckout(order());
    await passTo(new Date(now.getTime() + 60 * 60_000));
    expect(await provider.fetchCheckout(id)).toMatchObject({ status: 'expired', subscriptionId: null });
  });

  test.each(['cs_test_of_nobody', 'sub_of_nobody', randomUUID(), '../../v1/customers', ''])(
    'an unknown id throws `unknown`: %j',
    async (id) => {
      const calls = [
        provider.fetchCheckout(id),
        provider.expireCheckout(id),
        provider.fetchSubscription(id),
        provider.cancelNow(id),
        provider.setAutoRenew(id, true),
      ];
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({
          status: 'rejected',
          reason: { name: 'PaymentFailure', kind: 'unknown' },
        });
    },
  );

  test('each change sends its own signed event', async () => {
    const { id, checkoutId } = await buy({ trialDays: 7 });
    expect(await eventsOf('checkout', checkoutId)).not.toEqual([]);
    const bought = await eventsOf('subscription', id);
    expect(bought).not.toEqual([]);
    await provider.setAutoRenew(id, false);
    const changed = await eventsOf('subscription', id);
    expect(changed.length).toBeGreaterThan(bought.length);
    await passTo(days(7));
    const ended = await eventsOf('subscription', id);
    expect(ended.length).toBeGreaterThan(changed.length);
    expect(new Set(ended.map((event) => event.id)).size).toBe(ended.length);
  });

  test('events that are forged, changed, or of another time are refused', async () => {
    await buy();
    const [sent] = await bench.webhooks();
    if (sent === undefined) throw new Error('Nothing was sent.');
    const { body, signature } = sent;
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    for (const seconds of [-299, 0, 299])
      await expect(provider.readEvent(body, signature, at(seconds))).resolves.toMatchObject({
        id: expect.any(String),
      });
    const other = Buffer.from(body.toString().replace('evt', 'evu').replace('"id"', '"Id"'));
    const flipped = signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const forgeries: readonly (readonly [Buffer, string, Date])[] = [
      [body, signature, at(302)],
      [body, signature, at(-302)],
      [other, signature, now],
      [Buffer.concat([body, Buffer.from(' ')]), signature, now],
      [body, flipped, now],
      [body, signature.replace(/v1=\w+/, 'v1='), now],
      [body, '', now],
      [body, `${signature},${signature}`.replace('t=', 't=1,t='), now],
      [Buffer.alloc(0), signature, now],
    ];
    for (const [bytes, header, time] of forgeries)
      await expect(provider.readEvent(bytes, header, time)).rejects.toMatchObject({
        name: 'PaymentFailure',
        kind: 'refused',
      });
  });
});
