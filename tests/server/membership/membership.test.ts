import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { deleteUser } from '#server/queries/user-admin.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
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

/** After time has passed: the member, signed in again. */
async function after(member: TestMember, ms: number) {
  await shop.pass(ms);
  const token = await shop.signIn(member);
  return { token, user: await shop.user(token) };
}
const mails = async (token: string, topic: string) => {
  const { id } = await shop.user(token);
  const rows = await app.db
    .selectFrom('outbox')
    .select('sealed')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .execute();
  return rows.map(({ sealed }) => JSON.parse(app.context.secrets.decrypt(sealed) ?? '{}'));
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
      auto_renew: true,
      due_date: inDays(14),
      trial_ends_at: inDays(14),
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

  test('SRV-33 OR-92 calls of the planner and of health answer 402 without it, and not with it', async () => {
    const { token } = await app.member();
    const calls = ['verifyMealPlanAccess', 'listQuestionnaireCategories', 'listRecommendations'];
    const statuses = async () =>
      Promise.all(calls.map(async (name) => (await app.call(name, { token })).status === 402));
    expect(await statuses()).toEqual([true, true, true]);
    await shop.buy(token);
    expect(await statuses()).toEqual([false, false, false]);
    await change('cancelSubscription', token, await idOf(token));
    expect(await statuses()).toEqual([true, true, true]);
  });
});

describe('over time', () => {
  test('SRV-28 SRV-29 the trial turns into periods that renew', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    const first = await after(member, 14 * day);
    expect(first.user.subscriptions).toMatchObject([{ status: 'active' }]);
    const due = first.user.activated_subscription?.due_date ?? '';
    expect(new Date(due) > app.clock.now()).toBe(true);
    const { user } = await after(member, 40 * day);
    expect(user.subscriptions).toMatchObject([{ status: 'active', auto_renew: true }]);
    expect((user.activated_subscription?.due_date ?? '') > due).toBe(true);
    expect(user.features).not.toEqual([]);
  });

  test('SRV-28 SRV-32 a trial that is not to renew ends, with its features, also before anybody has noticed', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    await app.ok('cancelAutoRenewal', { token: member.token, params: { id: await idOf(member.token) } });
    app.clock.advance(14 * day);
    const token = await shop.signIn(member);
    const unnoticed = await shop.user(token);
    expect(unnoticed.subscriptions).toMatchObject([{ status: 'ended', auto_renew: false }]);
    expect((await app.call('verifyMealPlanAccess', { token })).status).toBe(402);
    const { user } = await after(member, 0);
    expect([user.features, user.activated_subscription]).toEqual([[], null]);
    expect(user.latest_subscription).toMatchObject({ status: 'ended' });
    const row = await app.db
      .selectFrom('subscriptions')
      .select('status')
      .where('id', '=', user.latest_subscription?.id ?? '')
      .executeTakeFirst();
    expect(row?.status).toBe('ended');
  });

  test('SRV-29 a period that is not to renew runs to its end', async () => {
    const member = await app.member();
    await shop.buy(member.token, { plan: 'consult' });
    await app.ok('cancelAutoRenewal', { token: member.token, params: { id: await idOf(member.token) } });
    expect((await after(member, 20 * day)).user.features).not.toEqual([]);
    const { user } = await after(member, 12 * day);
    expect(user).toMatchObject({ subscriptions: [{ status: 'ended' }], features: [] });
  });

  test('SRV-32 SRV-41 a failing card puts it on hold, notifies once by mail and in the list, and ends it a week later', async () => {
    const member = await app.member();
    await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
    const held = await after(member, 32 * day);
    expect(held.user).toMatchObject({ subscriptions: [{ status: 'past_due' }], features: [] });
    const subject = 'Your payment for Kindfare Consult did not go through';
    expect(await mails(held.token, 'paymentFailed')).toMatchObject([{ subject }]);
    await Promise.all(Array.from({ length: 4 }, () => runMembershipJobs(app.context)));
    const { user, token } = await after(member, 8 * day);
    expect(user.subscriptions).toMatchObject([{ status: 'ended' }]);
    const [ended, failed] = (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload);
    expect(ended?.actions).toEqual([{ url: '/account/choose-plan' }]);
    expect(failed).toMatchObject({ title: subject, actions: [{ url: '/account/manage-subscriptions' }] });
  });

  test('a reminder is mailed once, three days before a trial ends, with any number of servers', async () => {
    const member = await app.member();
    await shop.buy(member.token, { duration: 'yearly' });
    const early = await after(member, 10 * day);
    expect(await mails(early.token, 'trialEnding')).toEqual([]);
    app.clock.advance(1.5 * day);
    await Promise.all(Array.from({ length: 4 }, () => runMembershipJobs(app.context)));
    const { token } = await after(member, 0);
    const told = await mails(token, 'trialEnding');
    expect(told).toHaveLength(1);
    expect(told[0].to).toBe(member.email);
    expect(told[0].text).toMatch(/\$115\.20 is charged/);
    expect(told[0].text).not.toMatch(/null|undefined/);
  });

  test('SRV-41 each change of the membership is in the list of notifications once', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    await after(member, 12 * day);
    const { token } = await after(member, 3 * day);
    await change('cancelSubscription', token, await idOf(token));
    const { data } = await app.ok('listNotifications', { token });
    expect(data.map(({ payload }) => payload.title)).toEqual([
      'Kindfare Plus was cancelled',
      'Kindfare Plus was renewed',
      'Your trial ends soon',
      'Kindfare Plus is active',
      'Welcome to Kindfare',
    ]);
  });

  test('concurrent servers do each job once, and resume unfinished ones', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    await app.ok('cancelAutoRenewal', { token: member.token, params: { id: await idOf(member.token) } });
    app.clock.advance(15 * day);
    await Promise.all(Array.from({ length: 4 }, () => runMembershipJobs(app.context)));
    const { user } = await after(member, 0);
    expect(user.subscriptions).toMatchObject([{ status: 'ended' }]);
    await cleanUp(app.context);
  });
});

describe('a subscription', () => {
  test('API-21 SRV-30 OR-18 cancelled ends at once, and cancelling again changes nothing', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    const id = await idOf(token);
    expect((await change('cancelSubscription', token, id)).body).toEqual({
      message: 'Your subscription has been cancelled',
    });
    const user = await shop.user(token);
    expect(user.subscriptions).toMatchObject([{ status: 'cancelled', auto_renew: false }]);
    expect([user.features, user.activated_subscription]).toEqual([[], null]);
    expect((await change('cancelSubscription', token, id)).status).toBe(200);
    expect((await shop.user(token)).subscriptions).toEqual(user.subscriptions);
  });

  test('API-22 API-23 SRV-31 renewal is turned off and on, repeated without harm, and keeps the status', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    const id = await idOf(token);
    for (const [name, isOn] of [
      ['cancelAutoRenewal', false],
      ['cancelAutoRenewal', false],
      ['enableAutoRenewal', true],
      ['enableAutoRenewal', true],
    ] as const) {
      expect((await change(name, token, id)).status).toBe(200);
      expect((await shop.user(token)).subscriptions).toMatchObject([
        { status: 'trialing', auto_renew: isOn },
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

  test('SRV-34 of somebody else, or of nobody, answers 404', async () => {
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
    expect((await app.request('GET', url)).text).toContain('What you have paid already counts');
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
    await deleteUser(app.db, id);
    await shop.pass(0);
    expect(await app.context.payments?.fetchSubscription(bought)).toMatchObject({ status: 'ended' });
  });
});
