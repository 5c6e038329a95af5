import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();
const idOf = async (token: string) => (await shop.user(token)).subscriptions[0]?.id ?? '';
const change = (
  name: 'cancelSubscription' | 'enableAutoRenewal' | 'cancelAutoRenewal',
  token: string,
  id: string,
) => app.call(name, { token, params: { id } });

const mails = async (token: string, topic: string) => {
  const { id } = await shop.user(token);
  const rows = await app.db
    .selectFrom('outbox')
    .select('encrypted')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .execute();
  return rows.map(({ encrypted }) => JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}'));
};

describe('the first subscription', () => {
  test('SRV-27 ENT-03 ENT-10 OR-16 starts with the trial of its plan, and entitles', async () => {
    const { token } = await app.member();
    const guest = await shop.user(token);
    expect([guest.activated_subscription, guest.latest_subscription, guest.features]).toEqual([
      null,
      null,
      [],
    ]);
    const user = await shop.buy(token, { duration: 'yearly' });
    const subscription = {
      id: expect.any(String),
      subscription_name: 'Kindfare Plus',
      product: { id: 'plus', name: 'Kindfare Plus' },
      status: 'trialing',
      duration: 'yearly',
      price: 115.2,
      currency: 'usd',
      auto_renew: true,
      due_date: inDays(14),
      trial_ends_at: inDays(14),
      access_until: null,
      explanation: 'Free trial until May 18, 2026. Then $115.20 a year.',
      created_at: inDays(0),
    };
    expect(user.subscriptions).toEqual([subscription]);
    expect(user.activated_subscription).toEqual(subscription);
    expect(user.latest_subscription).toEqual(subscription);
    expect(user.features).toEqual(['questionnaire_health_score', 'meal_plan']);
  });

  test('SRV-27 of a plan without a trial is active at once', async () => {
    const { token } = await app.member();
    const { activated_subscription: held } = await shop.buy(token, { plan: 'consult' });
    expect(held).toMatchObject({
      status: 'active',
      trial_ends_at: null,
      due_date: expect.stringMatching(/^2026-06-04T09:/),
    });
  });

  test('SRV-33 OR-92 calls of the planner and of health return 402 without it, and not with it', async () => {
    const { token } = await app.member();
    const calls = ['verifyMealPlanAccess', 'listQuestionnaireCategories', 'listRecommendations'];
    const statuses = async () =>
      Promise.all(calls.map(async (name) => (await app.call(name, { token })).status === 402));
    expect(await statuses()).toEqual([true, true, true]);
    await shop.buy(token);
    expect(await statuses()).toEqual([false, false, false]);
    const { id } = await shop.user(token);
    await app.db.updateTable('subscriptions').set({ status: 'ended' }).where('user_id', '=', id).execute();
    expect(await statuses()).toEqual([true, true, true]);
  });
});

describe('a subscription', () => {
  test.each([
    ['trial', 'plus'],
    ['paid period', 'consult'],
  ])('API-21 SRV-30 SRV-32 OR-18 canceled is final, with access until the end of the %s', async (_, plan) => {
    const member = await app.member();
    const bought = await shop.buy(member.token, { plan });
    const due = bought.activated_subscription?.due_date ?? '';
    const id = await idOf(member.token);
    expect((await change('cancelSubscription', member.token, id)).body).toEqual({
      message: 'Your subscription has been cancelled',
    });
    const user = await shop.user(member.token);
    expect(user).toMatchObject({
      activated_subscription: null,
      features: ['questionnaire_health_score', 'meal_plan'],
      subscriptions: [{ status: 'cancelled', auto_renew: false, access_until: due }],
    });
    expect(user.subscriptions[0]?.explanation).toMatch(/^Access until \w+ \d+, 2026\.$/);
    expect((await app.call('verifyMealPlanAccess', { token: member.token })).status).toBe(200);
    const [mail, ...others] = await mails(member.token, 'cancelled');
    expect(others).toEqual([]);
    expect(mail.text).toContain(user.subscriptions[0]?.explanation);
    expect((await change('cancelSubscription', member.token, id)).status).toBe(200);
    expect((await shop.user(member.token)).subscriptions).toEqual(user.subscriptions);
    const { provider_id: bill } = await app.db
      .selectFrom('subscriptions')
      .select('provider_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await app.context.payments?.fetchSubscription(bill)).toMatchObject({ status: 'ended' });
    app.clock.advance(Date.parse(due) - app.clock.now().getTime());
    const token = await shop.signIn(member);
    expect((await app.call('verifyMealPlanAccess', { token })).status).toBe(402);
    const over = await shop.user(token);
    expect(over).toMatchObject({ features: [], subscriptions: [{ status: 'cancelled' }] });
    expect(over.subscriptions[0]?.explanation).toMatch(/^Access ended on /);
  });

  test('SRV-32 canceled can be bought again, and the new period starts when the old one ends', async () => {
    const { token } = await app.member();
    const bought = await shop.buy(token, { plan: 'consult' });
    const due = bought.activated_subscription?.due_date;
    await change('cancelSubscription', token, await idOf(token));
    const again = await shop.buy(token, { plan: 'consult', duration: 'yearly' });
    expect(again.activated_subscription).toMatchObject({
      status: 'active',
      duration: 'yearly',
      due_date: due,
    });
    expect(again.features).not.toEqual([]);
  });

  test('API-22 API-23 SRV-31 renewal is turned off and on, repeated without harm, and keeps the status', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    const id = await idOf(token);
    for (const [name, isEnabled] of [
      ['cancelAutoRenewal', false],
      ['cancelAutoRenewal', false],
      ['enableAutoRenewal', true],
      ['enableAutoRenewal', true],
    ] as const) {
      expect((await change(name, token, id)).status).toBe(200);
      expect((await shop.user(token)).subscriptions).toMatchObject([
        { status: 'trialing', auto_renew: isEnabled },
      ]);
    }
  });

  test('SRV-31 that has ended refuses to renew', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    const id = await idOf(token);
    await change('cancelSubscription', token, id);
    for (const name of ['enableAutoRenewal', 'cancelAutoRenewal'] as const)
      expect((await change(name, token, id)).body).toMatchObject({
        message: 'This subscription has ended. Choose a plan to start a new one.',
      });
  });

  test('SRV-34 of somebody else, or of nobody, returns 404', async () => {
    const [{ token }, other] = [await app.member(), await app.member()];
    await shop.buy(other.token);
    for (const id of [await idOf(other.token), randomUUID(), 'x', "' or 1=1"])
      for (const name of ['cancelSubscription', 'enableAutoRenewal', 'cancelAutoRenewal'] as const)
        expect((await change(name, token, id)).status).toBe(404);
    expect((await shop.user(other.token)).subscriptions).toMatchObject([
      { status: 'trialing', auto_renew: true },
    ]);
  });

  test('SRV-27 the second one has no trial, and the plans do not promise it', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    await change('cancelSubscription', token, await idOf(token));
    const { data } = await app.ok('listPackages', { token });
    expect(data.map(({ trial_days }) => trial_days)).toEqual([0, 0]);
    const user = await shop.buy(token);
    expect(user.activated_subscription).toMatchObject({ status: 'active', trial_ends_at: null });
    expect(user.subscriptions.map(({ status }) => status)).toEqual(['active', 'cancelled']);
  });

  test('OR-17 of another cycle takes its place and charges nothing before what was paid is used up', async () => {
    const { token } = await app.member();
    await shop.buy(token, { plan: 'consult' });
    const due = (await shop.user(token)).activated_subscription?.due_date;
    const url = await shop.start(token, { plan: 'consult', duration: 'yearly' });
    expect((await app.request('GET', url)).text).toContain('You pay nothing until');
    await shop.pay(url);
    const user = await shop.user(token);
    expect(user.activated_subscription).toMatchObject({
      status: 'active',
      duration: 'yearly',
      due_date: due,
    });
    expect(user.subscriptions.map(({ status }) => status).toSorted()).toEqual(['active', 'cancelled']);
    await shop.pass(0);
    const live = await app.db
      .selectFrom('sandbox_subscriptions')
      .innerJoin('sandbox_checkouts', 'subscription_id', 'sandbox_subscriptions.id')
      .select('sandbox_subscriptions.duration')
      .where('email', '=', (await shop.user(token)).email)
      .where('sandbox_subscriptions.status', '!=', 'ended')
      .execute();
    expect(live).toEqual([{ duration: 'yearly' }]);
  });

  test('of another plan credits the unused money', async () => {
    const { token } = await app.member();
    await shop.buy(token, { plan: 'consult', duration: 'yearly' });
    const user = await shop.buy(token, { duration: 'yearly' });
    const days = (Date.parse(user.activated_subscription?.due_date ?? '') - app.clock.now().getTime()) / day;
    expect(Math.round(days)).toBe(Math.round((365 * 182.4) / 115.2));
  });

  test('of a deleted account is canceled at the provider too', async () => {
    const { token } = await app.member();
    const { id } = await shop.buy(token);
    const held = app.db.selectFrom('subscriptions').select('provider_id').where('user_id', '=', id);
    const { provider_id: bought } = await held.executeTakeFirstOrThrow();
    await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, id));
    await shop.pass(0);
    expect(await app.context.payments?.fetchSubscription(bought)).toMatchObject({ status: 'ended' });
  });
});
