/** Every state of a membership on one member: each place says the same sentence, with the same date and price. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#domain/membership/money.ts';
import { statusAt } from '#domain/membership/subscription.ts';
import { subscriptionStatusText } from '#domain/membership/subscription-status-text.ts';
import { listSubscriptions, standingOf } from '#server/queries/subscriptions.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { adminOf } from '#tests/server/operator/admin-run.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
let member: TestMember;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  member = await app.member();
  token = member.token;
});
afterAll(() => app.close());

/** The latest mail of a topic. */
async function mailed(topic: string): Promise<string> {
  const { id } = await shop.user(token);
  const row = await app.db
    .selectFrom('outbox')
    .select('encrypted')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? '' : JSON.parse(app.context.secrets.decrypt(row.encrypted) ?? '{}').text;
}

interface State {
  readonly status: string;
  readonly says: string;
  /** Topic of the mail that says it. */
  readonly mail: string;
  /** Of each period. */
  readonly price: number;
  /** Whether something is charged next. */
  readonly isCharged?: boolean;
}

async function expectState({ status, says, mail, price, isCharged = false }: State): Promise<void> {
  const user = await shop.user(token);
  const [row] = await listSubscriptions(app.db, user.id);
  if (row === undefined) throw new Error('There is no subscription.');
  const now = app.clock.now();
  const due = row.due_date?.toISOString() ?? null;
  expect([statusAt(standingOf(row), now), subscriptionStatusText(standingOf(row), now)], 'database').toEqual([
    status,
    says,
  ]);
  const current = { status, explanation: says, price, currency: 'usd', due_date: due };
  expect(user.latest_subscription, 'account').toMatchObject(current);
  const isHeld = status === 'trialing' || status === 'active';
  expect(user.activated_subscription, 'account').toEqual(isHeld ? user.latest_subscription : null);
  const billing = (await app.ok('getBilling', { token })).data;
  expect(billing.subscription, 'billing').toEqual({ name: row.package_name, status, explanation: says });
  expect(billing.next_payment, 'billing').toEqual(
    isCharged ? { amount: price, currency: 'usd', date: due } : null,
  );
  expect((await mailed(mail)).replace(/\s+/g, ' '), 'mail').toContain(says);
  const plans = (await app.ok('listPackages', { token })).data;
  expect(plans.find(({ id }) => id === row.package_id)?.price, 'plans').toBe(price);
  const admin = JSON.parse((await adminOf(app)(['users', 'show', member.email, '--json'])).out);
  expect(admin.membership, 'operator').toMatchObject({ status, explanation: says });
}

async function pass(ms: number): Promise<void> {
  await shop.pass(ms);
  token = await shop.signIn(member);
}
const quote = async (id: string) => (await app.ok('quotePackage', { token, params: { id } })).data;
const latestId = async () => (await shop.user(token)).latest_subscription?.id ?? '';
/** The quote names what the purchase then charges. */
async function buyConsult(card: 'pays' | 'fails_later' = 'pays'): Promise<void> {
  const { withdrawal, ...figures } = await quote('consult');
  expect(figures).toMatchObject({ total: 19, due_now: 19, currency: 'usd' });
  await shop.buy(token, { plan: 'consult', beginNow: withdrawal?.terms === 'proportional' }, { card });
}

const trial = {
  status: 'trialing',
  says: 'Free trial until May 18, 2026. Then $12.00 a month.',
  mail: 'started',
  price: 12,
  isCharged: true,
};

test('EXT-24 MEM-16 OR-18 SRV-32 every state has one sentence, date and price on account, plans, billing, mail and database', async () => {
  // trial
  const before = await quote('plus');
  expect(before.terms).toContain('$12.00 each month from May 18, 2026');
  await shop.buy(token);
  await expectState(trial);

  // left, after the first step of a change of cycle
  const forCheckout = { token, params: { id: await latestId() }, headers: { 'x-for-checkout': 'true' } };
  await app.ok('cancelAutoRenewal', forCheckout);
  const abandoned = await shop.start(token, { duration: 'yearly' });
  expect((await shop.user(token)).latest_subscription?.explanation).toMatch(/nothing is charged\.$/);
  await app.ok('leaveCheckout', { token });
  expect((await shop.pay(abandoned)).status).toBe(410);
  await expectState(trial);

  // switched
  expect((await quote('consult')).rest).toBe(
    'Your free trial of Kindfare Plus ends with the payment; its remaining 14 days do not carry over to Kindfare Consult.',
  );
  await buyConsult();
  const paid = {
    status: 'active',
    says: `Renews on June 4, 2026, ${money(19)} a month.`,
    mail: 'started',
    price: 19,
    isCharged: true,
  };
  await expectState(paid);
  expect((await shop.user(token)).subscriptions[1]).toMatchObject({
    status: 'cancelled',
    explanation: 'Replaced on May 4, 2026.',
    price: 12,
  });

  // withdrawn
  await app.ok('withdrawFromContract', { token, params: { id: await latestId() } });
  await expectState({
    status: 'withdrawn',
    says: 'You withdrew from it on May 4, 2026. $19.00 goes back to you.',
    mail: 'withdrawn',
    price: 19,
  });
  expect((await app.ok('getBilling', { token })).data.payments).toMatchObject([
    { status: 'refunded', refunded: 19 },
  ]);

  // paid
  await buyConsult('fails_later');
  await expectState(paid);

  // past due
  await pass(32 * day);
  await expectState({
    status: 'past_due',
    says: 'Your card was declined. Access until June 11, 2026. We’ll try again on June 7, 2026.',
    mail: 'paymentFailed',
    price: 19,
  });

  // grace over
  await pass(7 * day);
  await expectState({
    status: 'ended',
    says: 'Your card was declined, and your access ended on June 11, 2026.',
    mail: 'ended',
    price: 19,
  });

  // refunded
  await buyConsult();
  const payments = (await app.ok('getBilling', { token })).data.payments;
  expect((await adminOf(app)(['payments', 'refund', payments[0]?.id ?? '', '--yes'])).code).toBe(0);
  await pass(60_000);
  await expectState({
    status: 'refunded',
    says: 'Its payment went back on June 12, 2026, and your access ended.',
    mail: 'refunded',
    price: 19,
  });

  // canceled, with access until the end of what is paid, and after it
  await buyConsult();
  await app.ok('cancelSubscription', { token, params: { id: await latestId() } });
  const canceled = { status: 'cancelled', mail: 'cancelled', price: 19 };
  await expectState({ ...canceled, says: 'Access until July 12, 2026.' });
  expect((await shop.user(token)).features).not.toEqual([]);
  await pass(31 * day);
  expect((await shop.user(token)).latest_subscription?.explanation).toBe('Access ended on July 12, 2026.');
  expect((await shop.user(token)).features).toEqual([]);

  // canceled while a payment is due: nothing is paid for, and nothing is tried again
  await buyConsult('fails_later');
  await pass(32 * day);
  expect((await shop.user(token)).latest_subscription?.status).toBe('past_due');
  await app.ok('cancelSubscription', { token, params: { id: await latestId() } });
  const unpaid = {
    status: 'cancelled',
    says: 'Access ended on August 13, 2026.',
    mail: 'cancelled',
    price: 19,
  };
  await expectState(unpaid);
  expect((await shop.user(token)).features).toEqual([]);
  await pass(8 * day);
  await expectState(unpaid);
});
