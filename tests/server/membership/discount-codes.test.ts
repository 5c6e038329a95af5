import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { adminOf } from '#tests/server/operator/admin-run.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  admin = adminOf(app);
});
afterAll(() => app.close());

const codes = (...words: readonly string[]) => admin(['codes', ...words]);
const newToken = async () => (await app.member()).token;
const refusal = async (token: string, code: string) => {
  const body = shop.order({ code });
  const { message, errors } = await app.fails('startCheckout', 422, { token, body });
  expect(errors).toEqual({ discount_code: [message] });
  return message;
};

describe('SRV-24 a discount code', () => {
  test('lowers the price on the hosted page and of what is bought, in any case', async () => {
    await codes('add', 'spring', '--percent', '20');
    const token = await newToken();
    const url = await shop.start(token, { plan: 'consult', code: ' Spring ' });
    const { text } = await app.request('GET', url);
    expect(text).toContain('Discount SPRING');
    expect(text).toContain('$15.20 today');
    await shop.pay(url);
    expect((await shop.user(token)).activated_subscription).toMatchObject({ status: 'active' });
    expect((await codes('list')).out).toMatch(/SPRING +20 % +1/);
  });

  test('OR-87 an unknown, expired or ended one is refused at its field, in words', async () => {
    await codes('add', 'SHORT', '--amount', '5', '--until', '2026-05-05');
    await codes('add', 'OVER', '--percent', '10');
    await codes('end', 'over', '--yes');
    const member = await app.member();
    expect(await refusal(member.token, 'NOPE')).toMatch(/don’t know this discount code/);
    expect(await refusal(member.token, 'OVER')).toMatch(/has expired/);
    const page = await app.request('GET', await shop.start(member.token, { code: 'SHORT' }));
    expect(page.text).toContain('-$5.00');
    await shop.pass(2 * day);
    expect(await refusal(await shop.signIn(member), 'short')).toMatch(/has expired/);
  });

  test('serves as many members as it is meant for, each once, also when they come at a time', async () => {
    await codes('add', 'TWO', '--percent', '100', '--limit', '2');
    const tokens = [await newToken(), await newToken(), await newToken(), await newToken()];
    const responses = await Promise.all(
      tokens.map((token) => app.call('startCheckout', { token, body: shop.order({ code: 'TWO' }) })),
    );
    const open = responses.flatMap(({ status }, index) => (status === 200 ? [tokens[index] ?? ''] : []));
    expect(open).toHaveLength(2);
    const [one = '', two = ''] = open;
    for (const token of [one, two]) await shop.buy(token, { code: 'TWO' });
    expect(await refusal(await newToken(), 'TWO')).toMatch(/has been used up/);
    const { subscriptions } = await shop.user(one);
    await app.ok('cancelSubscription', { token: one, params: { id: subscriptions[0]?.id ?? '' } });
    expect(await refusal(one, 'TWO')).toMatch(/You have used this discount code before/);
  });
});

describe('the commands', () => {
  test('codes add refuses what is no code, no discount, a day that is over, and a code that was there', async () => {
    for (const [words, sentence] of [
      [['no code', '--percent', '5'], 'letters, digits'],
      [['X1'], 'Say what it takes off'],
      [['X1', '--percent', '5', '--amount', '5'], 'Say what it takes off'],
      [['X1', '--percent', '101'], 'from 1 to 100'],
      [['X1', '--amount', '0'], 'dollars above 0'],
      [['X1', '--percent', '5', '--until', '2026-02-30'], 'date that exists'],
      [['X1', '--percent', '5', '--until', '2026-01-01'], 'That day is in the past'],
    ] as const)
      expect(await codes('add', ...words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
    expect((await codes('add', 'X1', '--percent', '5', '--limit', '3', '--dry-run')).out).toBe(
      'X1 takes 5 % off every payment, for 3 members.\nNothing was changed.\n',
    );
    expect((await codes('add', 'X1', '--percent', '5')).code).toBe(0);
    expect(await codes('add', 'x1', '--percent', '9')).toMatchObject({ code: 1 });
    expect((await codes('end', 'X1')).err).toMatch(/Add --yes to agree/);
    expect((await codes('end', 'nope')).err).toMatch(/There is no code/);
  });

  test('EXT-25 affiliates report lists what a code brought: registrations, who paid, and the first payments alone, by currency', async () => {
    expect((await admin(['affiliates', 'report'])).out).toBe('Nobody has joined with a referral code yet.\n');
    const [referrer, trying, paying] = [await app.member(), await app.member(), await app.member()];
    await app.ok('updateCurrentUser', { token: referrer.token, body: { referral_code: 'Vera-1' } });
    for (const { token } of [trying, paying])
      await app.ok('addReferralCode', { token, body: { referral_code: 'vera-1' } });
    await shop.buy(trying.token);
    await app.ok('cancelAutoRenewal', {
      token: trying.token,
      params: { id: (await shop.user(trying.token)).subscriptions[0]?.id ?? '' },
    });
    await shop.buy(paying.token);
    expect((await admin(['affiliates', 'report'])).out).toMatch(/Vera-1 .* 2 +0/);
    const euros = await app.member();
    await app.ok('addReferralCode', { token: euros.token, body: { referral_code: 'VERA-1' } });
    const { url } = (
      await app.ok('startCheckout', {
        token: euros.token,
        body: shop.order({ plan: 'consult' }),
        headers: { 'accept-language': 'de-DE' },
      })
    ).data;
    await shop.pay(url);
    await shop.pass(15 * day);
    await shop.pass(40 * day);
    expect((await admin(['affiliates', 'report'])).out).toMatch(/Vera-1 .* 3 +2 +€17\.50, \$12\.00/);
    const json = JSON.parse((await admin(['affiliates', 'report', '--json'])).out);
    const sums = [
      { currency: 'eur', cents: 1750 },
      { currency: 'usd', cents: 1200 },
    ];
    expect(json).toEqual([{ code: 'Vera-1', email: referrer.email, members: 3, paying: 2, sums }]);
  });
});
