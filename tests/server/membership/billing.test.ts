import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const billing = async (token: string) => (await app.ok('getBilling', { token })).data;
const first = async (token: string) => (await shop.user(token)).subscriptions[0];
const post = (url: string, card: string) =>
  app.request('POST', url, {
    body: new URLSearchParams({ card }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const mailsOf = async (token: string, topic: string) => {
  const { id } = await shop.user(token);
  const rows = await app.db
    .selectFrom('outbox')
    .select('encrypted')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .execute();
  return rows.map(
    ({ encrypted }) => JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}').text as string,
  );
};
/** A member whose renewal was declined. */
async function declined(): Promise<TestMember> {
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
  await shop.pass(31.5 * day);
  return { ...member, token: await shop.signIn(member) };
}

describe('EXT-24 the billing page', () => {
  test('of a member who has bought nothing is empty', async () => {
    const { token } = await app.member();
    expect(await billing(token)).toEqual({
      is_current: true,
      subscription: null,
      card: null,
      can_change_card: false,
      next_payment: null,
      open_payment_url: null,
      payments: [],
      withdrawal: null,
    });
    const { errors } = await app.fails('openCardPage', 422, { token });
    expect(errors?.['subscription']?.[0]).toContain('Choose a plan first');
  });

  test('shows the card, the next payment and the receipts, each with its page', async () => {
    const { token } = await app.member();
    const user = await shop.buy(token, { plan: 'consult' });
    const shown = await billing(token);
    expect(shown).toMatchObject({
      is_current: true,
      subscription: { status: 'active', explanation: user.activated_subscription?.explanation },
      card: { brand: 'Test card', last4: '4242', exp_month: 12, exp_year: 2034 },
      next_payment: { amount: 19, currency: 'usd', date: user.activated_subscription?.due_date },
      payments: [{ status: 'paid', amount: 19, refunded: 0, plan: 'Kindfare Consult' }],
    });
    const receipt = await app.request('GET', shown.payments[0]?.page_url ?? '');
    expect(receipt.text).toContain('$19.00');
    expect(receipt.text).toContain('Kindfare Consult');
  });

  test('of somebody else is not shown', async () => {
    const [one, other] = [await app.member(), await app.member()];
    await shop.buy(one.token, { plan: 'consult' });
    expect((await billing(other.token)).payments).toEqual([]);
    expect(
      (
        await app.call('withdrawFromContract', {
          token: other.token,
          params: { id: (await first(one.token))?.id ?? '' },
        })
      ).status,
    ).toBe(404);
  });

  test('a declined payment is made with another card, and the membership goes on', async () => {
    const { token } = await declined();
    const before = await billing(token);
    expect(before).toMatchObject({
      subscription: { status: 'past_due', explanation: (await first(token))?.explanation },
      card: { last4: '0341' },
      next_payment: null,
      payments: [{ status: 'open' }, { status: 'paid' }],
    });
    const { url } = (await app.ok('openCardPage', { token })).data;
    expect((await app.request('GET', url)).text).toContain('Change card');
    const response = await post(url, 'pays');
    expect([response.status, response.headers['location']]).toEqual([303, '/account/billing']);
    expect(await first(token)).toMatchObject({ status: 'active', auto_renew: true });
    expect(await billing(token)).toMatchObject({
      card: { last4: '4242' },
      open_payment_url: null,
      payments: [{ status: 'paid' }, { status: 'paid' }],
    });
    expect((await post(url, 'fails_later')).status).toBe(303);
    expect((await billing(token)).card?.last4).toBe('4242');
  });

  test('a declined payment is made now on its page', async () => {
    const { token } = await declined();
    const url = (await billing(token)).open_payment_url ?? '';
    expect((await app.request('GET', url)).text).toContain('Pay $19.00');
    await post(url, 'pays');
    expect(await first(token)).toMatchObject({ status: 'active' });
    expect((await app.request('GET', url)).text).not.toContain('Pay $19.00');
  });

  test('a provider that is not reached leaves what is known', async () => {
    const { token } = await app.member();
    await shop.buy(token, { plan: 'consult' });
    const { payments } = app.context;
    if (payments === null) throw new Error('The sandbox takes no payments.');
    const { fetchBilling } = payments;
    const { PaymentFailure } = await import('#server/context/payment.ts');
    Object.assign(payments, {
      fetchBilling: () => Promise.reject(new PaymentFailure('unavailable', 'test')),
    });
    const shown = await billing(token);
    Object.assign(payments, { fetchBilling });
    expect(shown).toMatchObject({
      is_current: false,
      card: null,
      payments: [{ status: 'paid', amount: 19, page_url: null }],
    });
  });
});

describe('EXT-24 a withdrawal', () => {
  test('within the period ends the membership, returns the money, and is confirmed by mail', async () => {
    const { token } = await app.member();
    await shop.buy(token, { plan: 'consult', duration: 'yearly' });
    const id = (await first(token))?.id ?? '';
    const call = { token, params: { id } };
    expect((await billing(token)).withdrawal).toEqual({
      subscription_id: id,
      terms: 'full',
      refund: 182.4,
      currency: 'usd',
      until: new Date(Date.parse((await first(token))?.created_at ?? '') + 14 * day).toISOString(),
    });
    await app.ok('withdrawFromContract', call);
    await app.ok('withdrawFromContract', call);
    expect(await shop.user(token)).toMatchObject({
      features: [],
      subscriptions: [
        {
          status: 'withdrawn',
          auto_renew: false,
          explanation: expect.stringMatching(/^You withdrew from it/),
        },
      ],
    });
    expect(await billing(token)).toMatchObject({
      withdrawal: null,
      payments: [{ status: 'refunded', amount: 182.4, refunded: 182.4 }],
    });
    const [text, ...others] = await mailsOf(token, 'withdrawn');
    expect(others).toEqual([]);
    expect(text).toMatch(/received your withdrawal on \w+ \d+, 2026, \d\d:\d\d UTC/);
    expect(text).toContain('$182.40');
    await runMembershipJobs(app.context);
    expect((await billing(token)).payments).toMatchObject([{ refunded: 182.4 }]);
  });

  test('of a trial returns nothing, as nothing was paid', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    await app.ok('withdrawFromContract', { token, params: { id: (await first(token))?.id ?? '' } });
    expect((await mailsOf(token, 'withdrawn'))[0]).toContain('Nothing was charged');
    expect((await first(token))?.status).toBe('withdrawn');
  });

  test('after the period is refused', async () => {
    const member = await app.member();
    await shop.buy(member.token, { plan: 'consult', duration: 'yearly' });
    await shop.pass(15 * day);
    const token = await shop.signIn(member);
    expect((await billing(token)).withdrawal).toBeNull();
    const { message } = await app.fails('withdrawFromContract', 422, {
      token,
      params: { id: (await first(token))?.id ?? '' },
    });
    expect(message).toBe('The period for withdrawing from this contract is over.');
  });
});

describe('EXT-24 the law', () => {
  test('the page of the order has the button, the total, the cycle, the renewal and how to cancel', async () => {
    const { token } = await app.member();
    const page = await app.request('GET', await shop.start(token, { duration: 'yearly' }));
    expect(page.text).toContain('<button>Order with obligation to pay</button>');
    expect(page.text).toMatch(
      /\$0\.00 today, as the trial is free, then \$115\.20 each year from \w+ \d+, 2026/,
    );
    expect(page.text).toContain('It renews each year until you cancel. You can cancel at any time');
  });

  test('an order is confirmed by mail with its terms and the right to withdraw', async () => {
    const { token } = await app.member();
    await shop.buy(token, { plan: 'consult' });
    const [text] = await mailsOf(token, 'started');
    for (const words of [
      'Please keep this email',
      'Kindfare Consult: $19.00 today, then the same each month.',
      'You can withdraw from this contract until ',
      '/account/billing',
    ])
      expect(text).toContain(words);
  });

  test('a yearly renewal is announced once, 30 days ahead, with its price and the way out', async () => {
    const member = await app.member();
    await shop.buy(member.token, { plan: 'consult', duration: 'yearly' });
    await shop.pass(330 * day);
    expect(await mailsOf(await shop.signIn(member), 'renewalAhead')).toEqual([]);
    await shop.pass(10 * day);
    await Promise.all([runMembershipJobs(app.context), runMembershipJobs(app.context)]);
    const [text, ...others] = await mailsOf(await shop.signIn(member), 'renewalAhead');
    expect(others).toEqual([]);
    expect(text).toMatch(/we’ll charge \$182\.40/);
    expect(text).toMatch(
      /cancel before then\. It takes two clicks\.\n\n[\w ]+: http\S+\/account\/manage-subscriptions/,
    );
  });
});
