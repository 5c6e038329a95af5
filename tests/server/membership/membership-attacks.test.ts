import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { signWebhook } from '#server/providers/payment/sandbox/sandbox-signature.ts';
import { addDiscountCode } from '#server/queries/discount-codes.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { limits } from '#server/security/limits.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const hour = 60 * 60 * 1000;
const consult = { plan: 'consult' } as const;
const dueOf = async (token: string) => {
  const { activated_subscription: current } = await shop.user(token);
  return Date.parse(current?.due_date ?? '');
};
const subscriptionsOf = async (token: string) => (await shop.user(token)).subscriptions;
const codeOf = async (change: { percent?: number; amount_cents?: number; most_redemptions?: number }) => {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const row = { percent: null, amount_cents: null, most_redemptions: null, expires_at: null, ended_at: null };
  await addDiscountCode(app.db, { ...row, code, created_at: app.context.now(), ...change });
  return code;
};

describe('events that the provider has not sent', () => {
  const send = (body: string, signature: string | null) =>
    app.request('POST', '/webhooks/payment', {
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'sandbox-signature': signature }),
      },
    });
  const sign = (body: string, ms = 0) =>
    signWebhook(app.context.secrets, body, new Date(app.context.now().getTime() + ms));
  const count = async () => {
    const rows = await app.db.selectFrom('payment_events').select('id').execute();
    return rows.length;
  };

  test('unsigned, forged, changed, late and early ones are refused, and nothing of them is stored', async () => {
    const before = await count();
    const body = JSON.stringify({ id: 'evt_forged', kind: 'subscription', subject: 'sub_forged' });
    const forged = sign(body).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const attempts: readonly (readonly [string, string | null])[] = [
      [body, null],
      [body, ''],
      [body, 'v1='],
      [body, forged],
      [`${body} `, sign(body)],
      [body, sign(body, -301_000)],
      [body, sign(body, 301_000)],
      ['', sign('')],
      ...['null', '[]', '"text"', '{'].map((text) => [text, sign(text)] as const),
    ];
    for (const [text, signature] of attempts)
      expect((await send(text, signature)).status, `${text} ${signature}`).toBe(400);
    expect(await count()).toBe(before);
  });
});

describe("what is another member's", () => {
  test('SRV-34 subscriptions cannot be canceled or switched by anybody else, nor by unknown ids', async () => {
    const owner = await app.member();
    const { activated_subscription: current } = await shop.buy(owner.token, consult);
    const { token } = await app.member();
    const ids = [String(current?.id), randomUUID(), "' or true --", '..', '%00', '0'];
    for (const id of ids)
      for (const call of ['cancelSubscription', 'enableAutoRenewal', 'cancelAutoRenewal'] as const) {
        const { status } = await app.call(call, { token, params: { id } });
        expect([400, 404], `${call} ${id}`).toContain(status);
      }
    expect((await shop.user(owner.token)).activated_subscription).toEqual(current);
  });
});

describe('figures of the caller', () => {
  let token: string;
  let userId: string;
  beforeAll(async () => {
    ({ token } = await app.member());
    ({ id: userId } = await shop.user(token));
  });
  const openOrder = () =>
    app.db
      .selectFrom('checkouts')
      .selectAll()
      .where('status', '=', 'open')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  test('prices, trials and days of the caller are no part of a checkout', async () => {
    const body = {
      ...shop.order(consult),
      price: 0.01,
      price_cents: 1,
      amount_off_cents: 1_900,
      trial_days: 365,
      paid_until: '2030-01-01T00:00:00.000Z',
      currency: 'idr',
      user_id: randomUUID(),
    };
    const { data } = await app.ok('startCheckout', { token, body });
    expect(data.url).toBe(await shop.start(token, consult));
    expect(await openOrder()).toMatchObject({
      price_cents: 1_900,
      amount_off_cents: 0,
      trial_days: 0,
      paid_until: null,
      currency: 'usd',
    });
  });

  test('what is no code takes nothing off', async () => {
    for (const code of ['-100', '100%', "' or 1=1 --", '\u{1F4B8}', '*', 'NULL', '\u00df'])
      await app.fails('startCheckout', 422, { token, body: shop.order({ ...consult, code }) });
  });

  test('no code makes a price negative, in the database neither', async () => {
    await expect(codeOf({ percent: -50 })).rejects.toThrow();
    await expect(codeOf({ percent: 101 })).rejects.toThrow();
    await expect(codeOf({ amount_cents: -500 })).rejects.toThrow();
    await shop.start(token, { ...consult, code: await codeOf({ amount_cents: 1_000_000 }) });
    expect(await openOrder()).toMatchObject({ price_cents: 1_900, amount_off_cents: 1_900 });
  });
});

describe('more than was paid for', () => {
  /** The order of the present subscription. */
  const lastOrder = async (token: string) => {
    const { activated_subscription: current } = await shop.user(token);
    return app.db
      .selectFrom('checkouts')
      .innerJoin('subscriptions', 'subscriptions.checkout_id', 'checkouts.id')
      .selectAll('checkouts')
      .where('subscriptions.id', '=', String(current?.id))
      .executeTakeFirstOrThrow();
  };

  test('a page that is paid five times at once is one subscription', async () => {
    const { token } = await app.member();
    const url = await shop.start(token, consult);
    await Promise.all(Array.from({ length: 5 }, () => shop.pay(url)));
    expect(await subscriptionsOf(token)).toHaveLength(1);
  });

  test('SRV-27 a trial comes once, whatever was opened, left or canceled in between', async () => {
    const { token } = await app.member();
    const [superseded] = [await shop.start(token), await shop.start(token, consult)];
    await shop.start(token);
    expect((await shop.pay(superseded)).status).toBe(410);
    const { activated_subscription: trial } = await shop.buy(token);
    expect(trial?.status).toBe('trialing');
    await app.ok('cancelSubscription', { token, params: { id: String(trial?.id) } });
    for (const duration of ['monthly', 'yearly'] as const) {
      const { activated_subscription: next } = await shop.buy(token, { duration });
      expect(next).toMatchObject({ status: 'active', trial_ends_at: null });
      await app.ok('cancelSubscription', { token, params: { id: String(next?.id) } });
    }
  });

  test('switching to and fro brings no day that was not paid', async () => {
    const { token } = await app.member();
    await shop.buy(token, { ...consult, duration: 'yearly' });
    const first = await dueOf(token);
    for (let round = 0; round < 2; round += 1) {
      await shop.buy(token, { ...consult, duration: 'monthly' });
      await shop.buy(token, { plan: 'plus', duration: 'yearly' });
      await shop.buy(token, { plan: 'plus', duration: 'monthly' });
      await shop.buy(token, { ...consult, duration: 'yearly' });
      expect(await dueOf(token)).toBeLessThanOrEqual(first);
    }
    expect(await dueOf(token)).toBeGreaterThan(first - day);
  });

  test('waiting on an open page keeps nothing that time has used up', async () => {
    const member = await app.member();
    await shop.buy(member.token, { ...consult, duration: 'yearly' });
    const first = await dueOf(member.token);
    let token = member.token;
    for (const purchase of [
      { plan: 'plus' },
      consult,
      { plan: 'plus' },
      { ...consult, duration: 'yearly' },
    ] as const) {
      const url = await shop.start(token, purchase);
      await shop.pass(20 * hour);
      await shop.pay(url);
      token = await shop.signIn(member);
    }
    // Of the 80 hours, the plans cost different sums.
    expect(await dueOf(token)).toBeLessThan(first + 8 * hour);
  });

  test('days of a trial are worth nothing on another plan', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    const { activated_subscription: yearly } = await shop.buy(token, { duration: 'yearly' });
    await shop.buy(token, consult);
    expect(await dueOf(token)).toBeGreaterThan(Date.parse(yearly?.due_date ?? ''));
    expect((await lastOrder(token)).paid_until).toBeNull();
  });

  test('what a code made cheap is worth what it cost', async () => {
    const { token } = await app.member();
    await shop.buy(token, { ...consult, code: await codeOf({ percent: 90 }) });
    await shop.buy(token, { ...consult, duration: 'yearly' });
    expect((await lastOrder(token)).paid_cents).toBe(189);
    await shop.buy(token, { plan: 'plus', duration: 'yearly' });
    const { paid_until: until, paid_cents: paid } = await lastOrder(token);
    expect(paid).toBeLessThanOrEqual(189);
    // 1.90 of 115.20 for a year.
    expect((Number(until) - Number(app.context.now())) / day).toBeLessThanOrEqual((365 * 190) / 11_520);
  });

  test('a code is for each member once, also on pages that were opened before', async () => {
    const { token } = await app.member();
    const code = await codeOf({ percent: 50 });
    const { activated_subscription: current } = await shop.buy(token, { ...consult, code });
    await app.ok('cancelSubscription', { token, params: { id: String(current?.id) } });
    await app.fails('startCheckout', 422, {
      token,
      body: shop.order({ ...consult, code: ` ${code.toLowerCase()} ` }),
    });
  });

  test('SRV-24 a code for one member is not for two, also while the first page is being opened', async () => {
    const [first, second] = [await app.member(), await app.member()];
    const code = await codeOf({ percent: 50, most_redemptions: 1 });
    await shop.start(first.token, { ...consult, code });
    const ofFirst = app.db.updateTable('checkouts').where('discount_code', '=', code);
    await ofFirst.set({ status: 'opening' }).execute();
    const body = shop.order({ ...consult, code });
    await app.fails('startCheckout', 422, { token: second.token, body });
    await ofFirst.set({ status: 'expired' }).execute();
    await app.ok('startCheckout', { token: second.token, body });
  });

  test('no member keeps the payment provider busy: 60 pages and changes an hour', async () => {
    const { token } = await app.member();
    const { activated_subscription: current, id } = await shop.buy(token, consult);
    for (let used = 1; used < 60; used += 1)
      await consumeQuota(app.db, limits.payment, id, app.context.now());
    await app.fails('startCheckout', 429, { token, body: shop.order() });
    const call = { token, params: { id: String(current?.id) } };
    await app.fails('cancelAutoRenewal', 429, call);
    await app.ok('cancelSubscription', call);
  });

  test('SRV-29 a membership nobody can renew any more ends at its due date', async () => {
    const member = await app.member();
    await shop.buy(member.token, consult);
    app.clock.advance(40 * day);
    await runMembershipJobs({ ...app.context, payments: null });
    const { features } = await shop.user(await shop.signIn(member));
    expect(features).toEqual([]);
  });
});

describe('referrals to oneself', () => {
  const named = async (member: TestMember, code: string) =>
    app.call('addReferralCode', { token: member.token, body: { referral_code: code } });
  const take = (member: TestMember, code: string) =>
    app.call('updateCurrentUser', { token: member.token, body: { referral_code: code } });

  test('SRV-36 by the own code, however it is written', async () => {
    const member = await app.member();
    const code = `Self${randomUUID().slice(0, 6)}`;
    await take(member, code);
    for (const text of [code, code.toUpperCase(), ` ${code} `, code.toLowerCase()])
      expect((await named(member, text)).status).toBe(422);
  });

  test('SRV-35 SRV-36 by taking the code of a referrer who is gone', async () => {
    const [referrer, member, other] = [await app.member(), await app.member(), await app.member()];
    const code = `Gone${randomUUID().slice(0, 6)}`;
    await take(referrer, code);
    expect((await named(member, code)).status).toBe(200);
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', referrer.email)
      .executeTakeFirstOrThrow();
    await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, id));
    expect((await take(member, code.toUpperCase())).status).toBe(200);
    expect((await take(other, code)).status).toBe(422);
    const { data } = await app.ok('getCurrentUser', { token: member.token });
    expect(data.affiliate.referred_by).toBeNull();
  });
});
