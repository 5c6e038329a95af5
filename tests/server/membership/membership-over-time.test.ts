import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
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
    .select('encrypted')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .execute();
  return rows.map(({ encrypted }) => JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}'));
};

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

  test('SRV-32 SRV-41 a failing card leaves 7 days of features, notifies once by mail and in the list, and ends it', async () => {
    const member = await app.member();
    const bought = await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
    const due = Date.parse(bought.activated_subscription?.due_date ?? '');
    const toDue = due - app.clock.now().getTime();
    const atDueDate = await after(member, toDue + day);
    expect(atDueDate.user).toMatchObject({
      activated_subscription: null,
      features: ['questionnaire_health_score', 'meal_plan'],
      subscriptions: [
        { status: 'past_due', access_until: new Date(due + 7 * day).toISOString(), auto_renew: true },
      ],
    });
    expect(atDueDate.user.subscriptions[0]?.explanation).toMatch(
      /^Your card was declined\. Access until \w+ \d+, 2026\. We’ll try again on \w+ \d+, 2026\.$/,
    );
    expect((await app.call('verifyMealPlanAccess', { token: atDueDate.token })).status).toBe(200);
    const subject = 'Your payment for Kindfare Consult didn’t go through';
    const [mail, ...others] = await mails(atDueDate.token, 'paymentFailed');
    expect([mail, others]).toMatchObject([{ subject }, []]);
    expect(mail.text).toContain(atDueDate.user.subscriptions[0]?.explanation);
    expect(mail.text).toMatch(/https?:\/\/[^/]+\/account\/billing/);
    await Promise.all(Array.from({ length: 4 }, () => runMembershipJobs(app.context)));
    app.clock.advance(6 * day);
    const unnoticed = await shop.signIn(member);
    expect(await shop.user(unnoticed)).toMatchObject({
      features: [],
      subscriptions: [{ status: 'past_due' }],
    });
    expect((await app.call('verifyMealPlanAccess', { token: unnoticed })).status).toBe(402);
    const { user, token } = await after(member, day);
    expect(user).toMatchObject({ features: [], subscriptions: [{ status: 'ended' }] });
    expect(user.subscriptions[0]?.explanation).toMatch(/^Your card was declined, and your access ended on /);
    const [ended, failed] = (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload);
    expect(ended?.actions).toEqual([{ url: '/account/choose-plan' }]);
    expect(failed).toMatchObject({ title: subject, actions: [{ url: '/account/billing' }] });
  });

  test('EXT-24 a reminder is mailed once, three days before a trial ends, with any number of servers', async () => {
    const member = await app.member();
    await shop.buy(member.token, { duration: 'yearly' });
    const early = await after(member, 10 * day);
    expect(await mails(early.token, 'trialEnding')).toEqual([]);
    app.clock.advance(1.5 * day);
    await Promise.all(Array.from({ length: 4 }, () => runMembershipJobs(app.context)));
    const { token } = await after(member, 0);
    const sent = await mails(token, 'trialEnding');
    expect(sent).toHaveLength(1);
    expect(sent[0].to).toBe(member.email);
    expect(sent[0].text).toMatch(/we’ll charge \$115\.20/);
    expect(sent[0].text).toMatch(/two clicks\.\n\n[\w ]+: http\S+\/account\/manage-subscriptions/);
    expect(sent[0].text).not.toMatch(/null|undefined/);
  });

  test('SRV-41 each change of the membership is in the list of notifications once', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    await after(member, 12 * day);
    const { token } = await after(member, 3 * day);
    await change('cancelSubscription', token, await idOf(token));
    const { data } = await app.ok('listNotifications', { token });
    expect(data.map(({ payload }) => payload.title)).toEqual([
      'Kindfare Plus was canceled',
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
