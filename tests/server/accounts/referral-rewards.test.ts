import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#domain/message/messages.ts';
import { syncSubscription } from '#server/membership/sync-subscription.ts';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const set = (key: 'referral_reward' | 'referral_rewards_per_year', value: string | number) =>
  putSetting(app.db, { key, value, origin: 'operator' });
/** Signed in again, as time has passed. */
const asks = async (member: TestMember) => {
  const token = await shop.signIn(member);
  return {
    referrals: (await app.ok('listReferrals', { token })).data,
    next: (await app.ok('getBilling', { token })).data.next_payment?.amount,
    notices: (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload.title),
    exported: (await app.ok('exportCurrentUser', { token })).data.referral_rewards,
  };
};
/** A member who pays, with a code, and another who came by it and pays. */
async function pair(code: string): Promise<readonly [TestMember, TestMember]> {
  const [referrer, referred] = [await app.member(), await app.member()];
  const body = { referral_code: code };
  await app.ok('updateCurrentUser', { token: referrer.token, body: { ...body, name: 'Rita Roe' } });
  await app.ok('addReferralCode', { token: referred.token, body });
  await app.ok('updateCurrentUser', { token: referred.token, body: { name: 'Mary Smith' } });
  await shop.buy(referrer.token, { plan: 'consult', duration: 'yearly' });
  return [referrer, referred];
}

test('SRV-36 both sides see a referral join, count, and get a free month off the next payment', async () => {
  await set('referral_reward', 'both');
  const [referrer, referred] = await pair('rita');
  expect((await asks(referrer)).referrals).toMatchObject({
    reward: 'both',
    brought: [{ name: 'Mary S.', status: 'joined', explanation: expect.stringContaining('once they pay') }],
    own: null,
  });
  await shop.buy(referred.token, { plan: 'consult' });
  await shop.pass(13 * day);
  expect(await asks(referred)).toMatchObject({
    referrals: { own: { status: 'counted', explanation: expect.stringContaining('follows after') } },
    next: 19,
    exported: [],
  });
  await shop.pass(2 * day);
  await shop.pass(0);
  const own = await asks(referred);
  expect(own.referrals.own).toMatchObject({
    status: 'rewarded',
    explanation: expect.stringContaining('Free month: $19.00 off the next payment'),
  });
  expect([own.next, own.exported]).toMatchObject([0, [{ side: 'referred', status: 'given', amount: 1900 }]]);
  const theirs = await asks(referrer);
  expect(theirs.referrals.brought).toMatchObject([{ status: 'rewarded' }]);
  // a month of a year that costs $182.40
  expect(theirs.next).toBe(167.2);
  expect(theirs.notices).toContain('A free month for you');
  expect(theirs.notices.filter((title) => title === 'A free month for you')).toHaveLength(1);
});

test('a returned payment, one card for both, and more than a year allows bring nothing', async () => {
  await set('referral_reward', 'referrer');
  const [rob, returned] = await pair('rob');
  await shop.buy(returned.token, { plan: 'consult' });
  await app.db
    .updateTable('sandbox_invoices')
    .set({ disputed: true })
    .where('subscription_id', 'in', (eb) =>
      eb
        .selectFrom('subscriptions')
        .innerJoin('users', 'users.id', 'subscriptions.user_id')
        .select('provider_id')
        .where('users.email', '=', returned.email),
    )
    .execute();
  await app.db
    .updateTable('payments')
    .set({ disputed: true })
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', returned.email))
    .execute();
  const [sam, twin] = await pair('sam');
  await shop.buy(twin.token, { plan: 'consult' });
  await app.db
    .updateTable('payment_customers')
    .set({ card_fingerprint: 'one card' })
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('email', 'in', [sam.email, twin.email]),
    )
    .execute();
  const [tess, fine] = await pair('tess');
  await shop.buy(fine.token, { plan: 'consult' });
  await set('referral_rewards_per_year', 0);
  await shop.pass(15 * day);
  await shop.pass(0);
  const messages = await Promise.all(
    [rob, sam, tess].map(async (member) => (await asks(member)).referrals.brought[0]?.explanation),
  );
  expect(messages).toEqual([
    expect.stringContaining('No free month: the first payment was returned.'),
    expect.stringContaining('No free month: both memberships are paid with the same card.'),
    expect.stringContaining('No free month: you’ve had as many as a year allows.'),
  ]);
  expect((await asks(tess)).next).toBe(182.4);
});

test('SRV-36 a paying member can’t set a referrer, and a later sync records no sale', async () => {
  const [old, older] = [await app.member(), await app.member()];
  for (const [member, code] of [
    [old, 'old'],
    [older, 'older'],
  ] as const) {
    await app.ok('updateCurrentUser', { token: member.token, body: { referral_code: code } });
    await shop.buy(member.token, { plan: 'consult' });
  }
  const body = { referral_code: 'older' };
  const { errors } = await app.fails('addReferralCode', 422, { token: old.token, body });
  expect(errors).toEqual({ referral_code: [messages.referralTooLate] });
  // the same for a code that doesn't exist
  const unknown = { token: old.token, body: { referral_code: 'nobody' } };
  expect((await app.fails('addReferralCode', 422, unknown)).errors).toEqual(errors);
  // named before this was refused
  await app.db.updateTable('users').set({ referred_by: 'older' }).where('email', '=', old.email).execute();
  const { id = '' } = (await shop.user(old.token)).subscriptions[0] ?? {};
  for (const operation of ['cancelAutoRenewal', 'enableAutoRenewal'] as const)
    await app.ok(operation, { token: old.token, params: { id } });
  await shop.pass(40 * day);
  expect((await asks(old)).referrals.own).toMatchObject({ status: 'joined' });
});

test('SRV-36 members can’t name each other, neither at the same time nor through others', async () => {
  const members = await Promise.all(
    ['ring-1', 'ring-2', 'ring-3'].map(async (code) => {
      const member = await app.member();
      await app.ok('updateCurrentUser', { token: member.token, body: { referral_code: code } });
      return member;
    }),
  );
  const name = (at: number, code: string) =>
    app.call('addReferralCode', { token: members[at]?.token ?? '', body: { referral_code: code } });
  const both = await Promise.all([name(0, 'ring-2'), name(1, 'RING-1')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const first = both.findIndex(({ status }) => status === 200);
  const second = 1 - first;
  // the third brings the second, who brought the first
  expect((await name(second, 'ring-3')).status).toBe(200);
  expect(await name(2, `ring-${first + 1}`)).toMatchObject({
    status: 422,
    body: { errors: { referral_code: [messages.referralCircle] } },
  });
});

test('a first payment has the amount and the time at the provider; an active membership without one is none', async () => {
  const [, referred] = await pair('una');
  await shop.buy(referred.token, { plan: 'consult' });
  const sale = () =>
    app.db
      .selectFrom('referral_sales')
      .innerJoin('users', 'users.id', 'referral_sales.user_id')
      .select(['amount_cents', 'paid_at', 'subscription_id'])
      .where('users.email', '=', referred.email)
      .executeTakeFirst();
  const { subscription_id: id = '' } = (await sale()) ?? {};
  // as if it was charged later
  const ofIt = app.db.selectFrom('subscriptions').select('provider_id').where('id', '=', id);
  const invoices = await app.db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('subscription_id', 'in', ofIt)
    .execute();
  await app.db.deleteFrom('referral_sales').where('subscription_id', '=', id).execute();
  await app.db.deleteFrom('payments').where('subscription_id', '=', id).execute();
  await app.db.deleteFrom('sandbox_invoices').where('subscription_id', 'in', ofIt).execute();
  const { provider_id: providerId } = await ofIt.executeTakeFirstOrThrow();
  if (app.context.payments === null) throw new Error('There is no shop.');
  await syncSubscription(app.context, app.context.payments, providerId);
  expect(await sale()).toBeUndefined();
  const rows = invoices.map(({ number: _, ...row }) => row);
  await app.db.insertInto('sandbox_invoices').values(rows).execute();
  app.clock.advance(day);
  await syncSubscription(app.context, app.context.payments, providerId);
  expect(await sale()).toMatchObject({ amount_cents: 1900, paid_at: invoices[0]?.created_at });
});
