import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const consult = { plan: 'consult' };
const again = { ...consult, beginNow: true };

const billing = async (token: string) => (await app.ok('getBilling', { token })).data;
const quote = async (token: string, id = 'consult') =>
  (await app.ok('quotePackage', { token, params: { id } })).data;
const callFor = async (token: string) => ({
  token,
  params: { id: (await shop.user(token)).subscriptions[0]?.id ?? '' },
});
const withdraw = async (token: string) => app.ok('withdrawFromContract', await callFor(token));
const setDays = (value: number) => putSetting(app.db, { key: 'withdrawal_days', value, origin: 'operator' });
/** Refunds of the member's payments, newest payment first. */
const refunds = async (token: string) => (await billing(token)).payments.map(({ refunded }) => refunded);
const mailOf = async (token: string, topic: string) => {
  const { id } = await shop.user(token);
  const { encrypted } = await app.db
    .selectFrom('outbox')
    .select('encrypted')
    .where('user_id', '=', id)
    .where('topic', 'like', `membership ${topic} %`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}').text as string;
};
/** A member one day after a first withdrawal with a full refund. */
async function returned(): Promise<TestMember> {
  const member = await app.member();
  await shop.buy(member.token, consult);
  await withdraw(member.token);
  await shop.pass(day);
  return { ...member, token: await shop.signIn(member) };
}
async function after(member: TestMember, ms: number): Promise<string> {
  await shop.pass(ms);
  return shop.signIn(member);
}
/** Cents of a sum that are left of a subscription's time; it began `ago` before now. */
async function left(token: string, cents: number, ago: number): Promise<number> {
  const { due_date: due } = (await shop.user(token)).subscriptions[0] ?? {};
  const whole = Date.parse(due ?? '') - (app.clock.now().getTime() - ago);
  return (cents - Math.floor((cents * ago) / whole)) / 100;
}

describe('EXT-24 a withdrawal soon after another', () => {
  test('is free once; then the member asks to begin at once, and the share for the time used is kept', async () => {
    const member = await app.member();
    let { token } = member;
    expect((await quote(token)).withdrawal).toEqual({ terms: 'full', days: 14 });
    await shop.buy(token, consult);
    token = await after(member, 13 * day);
    expect((await billing(token)).withdrawal).toMatchObject({ terms: 'full', refund: 19 });
    await withdraw(token);
    expect(await refunds(token)).toEqual([19]);

    for (const round of [1, 2]) {
      const { withdrawal, terms } = await quote(token);
      expect(withdrawal, `round ${round}`).toEqual({ terms: 'proportional', days: 14 });
      expect(terms).toContain('You ask us to begin right away.');
      const { errors } = await app.fails('startCheckout', 422, { token, body: shop.order(consult) });
      expect(errors).toEqual({ begin_now: [expect.stringMatching(/^Tick the box/)] });
      const page = await shop.start(token, again);
      expect((await app.request('GET', new URL(page).pathname)).text).toContain(
        'less the share for the time you used',
      );
      await shop.pay(page);
      expect(await mailOf(token, 'started')).toContain('You asked us to begin right away');
      token = await after(member, 13 * day);
      const back = await left(token, 1900, 13 * day);
      expect((await billing(token)).withdrawal).toMatchObject({ terms: 'proportional', refund: back });
      await withdraw(token);
      expect((await refunds(token))[0]).toBe(back);
      const text = await mailOf(token, 'withdrawn');
      expect(text).toContain(`$${back.toFixed(2)}`);
      expect(text).toContain(`We keep $${(19 - back).toFixed(2)} for the time you used`);
    }
    const { withdrawals } = (await app.ok('exportCurrentUser', { token })).data;
    expect(withdrawals.map(({ refund, used }) => refund + used)).toEqual([1900, 1900, 1900]);
    expect(withdrawals.map(({ used }) => used > 0)).toEqual([false, true, true]);
    const { data: notices } = await app.ok('listNotifications', { token });
    expect(notices[0]?.payload.body).toMatch(/\$\d+\.\d\d goes back to you\.$/);
  });

  test('returns what is left once, however often and at once it is asked for', async () => {
    const member = await returned();
    await shop.buy(member.token, again);
    const token = await after(member, 5 * day);
    const back = await left(token, 1900, 5 * day);
    const call = await callFor(token);
    await Promise.all([1, 2, 3].map(() => app.ok('withdrawFromContract', call)));
    await shop.pass(60_000);
    await app.ok('withdrawFromContract', call);
    expect(await refunds(token)).toEqual([back, 19]);
  });

  test('is free again twelve months after all money went back, whatever came back since', async () => {
    const member = await returned();
    let token = await after(member, 340 * day);
    await shop.buy(token, again);
    token = await after(member, 5 * day);
    await withdraw(token);
    token = await after(member, 18 * day);
    expect((await quote(token)).withdrawal?.terms).toBe('proportional');
    token = await after(member, 2 * day);
    expect((await quote(token)).withdrawal?.terms).toBe('full');
    await shop.buy(token, consult);
    token = await after(member, 5 * day);
    await withdraw(token);
    expect((await refunds(token))[0]).toBe(19);
  });

  test('is free after one from a trial, for which nothing was paid', async () => {
    const { token } = await app.member();
    await shop.buy(token);
    expect((await billing(token)).withdrawal).toMatchObject({ terms: 'full', refund: 0 });
    await withdraw(token);
    expect((await quote(token)).withdrawal?.terms).toBe('full');
  });

  test('needs no request where no right to withdraw is offered', async () => {
    const member = await returned();
    await setDays(0);
    const { withdrawal, terms } = await quote(member.token);
    await shop.start(member.token, consult);
    await setDays(14);
    expect(withdrawal).toBeNull();
    expect(terms).not.toContain('withdraw');
  });

  test('is within the days that the order named, whatever the setting says later', async () => {
    const { token } = await app.member();
    await shop.buy(token, consult);
    await setDays(0);
    const { withdrawal } = await billing(token);
    await withdraw(token);
    await setDays(14);
    expect(withdrawal).toMatchObject({ refund: 19 });
    expect(await refunds(token)).toEqual([19]);
  });

  test('closes a page that was opened on the terms from before it', async () => {
    await setDays(60);
    const member = await app.member();
    await shop.buy(member.token, consult);
    await app.ok('cancelSubscription', await callFor(member.token));
    const token = await after(member, 32 * day);
    const page = await shop.start(token, consult);
    await withdraw(token);
    await shop.pass(1000);
    await setDays(14);
    await shop.pay(page);
    expect((await shop.user(token)).subscriptions.map(({ status }) => status)).toEqual(['withdrawn']);
    expect(await shop.start(token, again)).not.toBe(page);
  });
});

describe('EXT-24 a withdrawal from a plan that took over the money of another', () => {
  /** As Stripe does where nothing is due. */
  async function writeEmptyInvoice(token: string) {
    const { id, subscriptions } = await shop.user(token);
    await app.db
      .insertInto('payments')
      .values({
        id: `in_${crypto.randomUUID()}`,
        provider: 'sandbox',
        user_id: id,
        subscription_id: subscriptions[0]?.id ?? '',
        number: null,
        status: 'paid',
        amount_cents: 0,
        tax_cents: 0,
        currency: 'usd',
        refunded_cents: 0,
        disputed: false,
        created_at: app.clock.now(),
        paid_at: app.clock.now(),
      })
      .execute();
  }

  test('returns what was taken over, also through several plans', async () => {
    const member = await app.member();
    await shop.buy(member.token, { ...consult, duration: 'yearly' });
    let token = await after(member, 30 * day);
    await shop.buy(token, { plan: 'plus' });
    token = await after(member, 10 * day);
    const { credit } = await quote(token);
    await shop.buy(token, consult);
    await writeEmptyInvoice(token);
    token = await after(member, 5 * day);
    expect(credit).toBeGreaterThan(100);
    expect((await billing(token)).withdrawal).toMatchObject({ terms: 'full', refund: credit });
    await withdraw(token);
    expect(await refunds(token)).toEqual([credit]);
  });

  test('returns the rest of it the second time', async () => {
    const member = await returned();
    await shop.buy(member.token, again);
    let token = await after(member, 10 * day);
    const { credit, withdrawal } = await quote(token, 'plus');
    expect(withdrawal?.terms).toBe('proportional');
    await shop.buy(token, { plan: 'plus', beginNow: true });
    token = await after(member, 5 * day);
    const rest = await left(token, Math.round(credit * 100), 5 * day);
    expect(rest).toBeLessThan(credit);
    await withdraw(token);
    expect((await refunds(token))[0]).toBe(rest);
  });

  test('keeps the share of the payment after it, from the day that it was due', async () => {
    const member = await returned();
    await shop.buy(member.token, again);
    let token = await after(member, 25 * day);
    await shop.buy(token, { plan: 'plus', beginNow: true });
    await writeEmptyInvoice(token);
    const { due_date: first } = (await shop.user(token)).subscriptions[0] ?? {};
    const wait = Date.parse(first ?? '') - app.clock.now().getTime();
    expect(wait).toBeGreaterThan(5 * day);
    token = await after(member, wait + 2 * day);
    const back = await left(token, 1200, 2 * day);
    expect(back).toBeLessThan(12);
    expect((await billing(token)).withdrawal).toMatchObject({ terms: 'proportional', refund: back });
    await withdraw(token);
    expect((await refunds(token))[0]).toBe(back);
  });

  test('ends when the payment is returned that it lives on, also through several plans', async () => {
    const member = await app.member();
    await shop.buy(member.token, { ...consult, duration: 'yearly' });
    let token = await after(member, 30 * day);
    await shop.buy(token, { plan: 'plus' });
    token = await after(member, 10 * day);
    await shop.buy(token, consult);
    const [payment] = (await billing(token)).payments;
    await app.db
      .updateTable('sandbox_invoices')
      .set({ disputed: true })
      .where('id', '=', payment?.id ?? '')
      .execute();
    const paid = await app.db
      .selectFrom('payments')
      .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
      .select('subscriptions.provider_id')
      .where('payments.id', '=', payment?.id ?? '')
      .executeTakeFirstOrThrow();
    const { payments } = app.context;
    if (payments === null) throw new Error('The sandbox takes no payments.');
    const { syncSubscription } = await import('#server/membership/sync-subscription.ts');
    await syncSubscription(app.context, payments, paid.provider_id);
    expect((await shop.user(token)).subscriptions[0]?.status).toBe('refunded');
  });
});
