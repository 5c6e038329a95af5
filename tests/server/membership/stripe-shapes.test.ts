import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutOrder } from '#server/context/payment.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripe-provider.ts';
import { type StripeServer, startStripeServer, stripeKeys } from './stripe-server.ts';
import { readStripeShapes } from './stripe-shapes.ts';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-05-04T09:00:00Z');
let now = start;
let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer(() => now);
});
afterAll(() => server.close());

const order = (part: Partial<CheckoutOrder>): CheckoutOrder => ({
  key: crypto.randomUUID(),
  member: { id: 'one', email: 'one@example.com' },
  plan: { id: 'plus', name: 'Plus' },
  duration: 'monthly',
  price: { amount: 1200, currency: 'usd' },
  trialDays: 0,
  paidUntil: null,
  discount: null,
  expiresAt: new Date(now.getTime() + day / 2),
  createdAt: now,
  ...part,
});

test('EXT-24 every request to Stripe, and every answer of the fake, has a shape that its OpenAPI document allows', async () => {
  const { account } = server;
  const provider = stripeProvider({ ...stripeKeys, origin: 'https://food.example', server: server.url });
  const words = { button: 'Zahlungspflichtig bestellen', terms: 'Plus: €11.00 today.', language: 'de' };
  for (const part of [
    { trialDays: 14, words },
    { paidUntil: new Date(now.getTime() + 20 * day) },
    { paidUntil: new Date(now.getTime() + day) },
    { tax: 'exclusive', price: { amount: 1300, currency: 'eur' } },
    { plan: { id: 'plus', name: 'Plus, renamed' } },
  ] as const) {
    const { id } = await provider.startCheckout(order(part));
    await provider.fetchCheckout(id);
    await provider.expireCheckout(id);
  }
  const discount = { code: 'TWO', amountOff: 200 };
  const { id: session, customerId } = await provider.startCheckout(order({ discount }));
  await provider.startCheckout(order({ discount, customerId }));
  const id = String(account.pay(session)['id']);
  await provider.fetchSubscription(id);
  await provider.fetchBilling(id);
  const unpaid = String(account.pay((await provider.startCheckout(order({}))).id)['id']);
  now = new Date(start.getTime() + 10 * day);
  const { amount, currency } = await provider.previewCredit(id);
  expect([amount > 700 && amount < 1200, currency]).toEqual([true, 'usd']);
  const page = await provider.openCardPage(id, '/account/billing');
  account.cardsPay = false;
  now = new Date(start.getTime() + 40 * day);
  account.settle();
  await provider.cancelNow(unpaid);
  account.cardsPay = true;
  account.saveCard(page.id, '4242');
  await provider.useNewCard(page.id);
  const [charge] = account.ledger.charges.values();
  await provider.findPaidSubscription(String(charge?.['id']));
  account.ledger.dispute(String(charge?.['id']), 'won');
  const { payments } = await provider.fetchBilling(id);
  const paid = payments.find(({ status }) => status === 'paid');
  await provider.refund({ key: 'a refund', paymentId: paid?.id ?? '', amount: 100 });
  const credit = {
    key: 'a credit',
    customerId,
    money: { amount: 1200, currency: 'usd' },
    reason: 'Free month',
  };
  await provider.addCredit(credit);
  await provider.setAutoRenew(id, false);
  await provider.setAutoRenew(id, true);
  await provider.listLive();
  await provider.describeAccount();
  await provider.cancelNow(id);

  const { calls, check, checkAnswer } = readStripeShapes();
  expect(server.received.flatMap(({ call, form }) => check(call, form))).toEqual([]);
  const answers = server.received.filter(({ answer }) => answer !== null);
  expect([...new Set(answers.flatMap(({ call, answer }) => checkAnswer(call, answer)))]).toEqual([]);
  const made = new Set(server.received.map(({ call }) => call));
  // a coupon is deleted only where one of ours is not valid any more
  expect(calls.filter((call) => !made.has(call))).toEqual(['DELETE /v1/coupons/{id}']);
  // the checks themselves see what is wrong
  expect(checkAnswer('POST /v1/prices', { unit_amount: '1', active: 1, color: 'red' })).toHaveLength(3);
  expect(check('POST /v1/refunds', { amount: 'all', reason: 'bored', color: 'red' })).toHaveLength(3);
  expect(check('POST /v1/prices', { unit_amount: '1' })).toEqual(['POST /v1/prices.currency is missing']);
}, 60_000);

test('EXT-24 the page says what its button means, in the language of the site', () => {
  const pages = server.received.filter(({ call }) => call === 'POST /v1/checkout/sessions');
  expect(pages[0]?.form).toMatchObject({
    locale: 'de',
    submit_type: 'subscribe',
    custom_text: {
      submit: { message: 'The button means “Zahlungspflichtig bestellen”. Plus: €11.00 today.' },
    },
  });
});
