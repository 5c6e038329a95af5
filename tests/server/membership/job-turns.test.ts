import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaymentFailure } from '#server/context/payment.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { takeTurns } from '#server/queries/job-turns.ts';
import { putSetting } from '#server/queries/settings.ts';
import { runSandboxJobs } from '#server/web/sandbox-payment-routes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await putSetting(app.db, { key: 'referral_reward', value: 'referrer', origin: 'operator' });
});
afterAll(() => app.close());

/** Rewards that wait for members without a membership, with all that a row needs. */
async function addWaiting(count: number): Promise<void> {
  await sql`
    with member as (
      insert into users (name, email, email_key, partner_id, created_at)
      select 'A', 'waiting-' || n || '@example.com', 'waiting-' || n || '@example.com', 'main', now()
      from generate_series(1, ${count}::int) as n returning id
    ), ordered as (
      insert into checkouts (id, user_id, provider, package_id, package_name, duration, price_cents, amount_off_cents,
        currency, tax, trial_days, paid_cents, restores_renewal, status, created_at, expires_at)
      select gen_random_uuid(), id, 'sandbox', 'plus', 'Plus', 'monthly', 1200, 0, 'USD', 'none', 0, 0, false, 'paid',
        ${app.clock.now()}, ${app.clock.now()} from member returning id, user_id
    ), bought as (
      insert into subscriptions (id, user_id, checkout_id, provider, provider_id, package_id, package_name, duration,
        status, auto_renew, started_at, replaced, renewal_off_for_checkout, must_end, revision)
      select gen_random_uuid(), user_id, id, 'sandbox', id::text, 'plus', 'Plus', 'monthly', 'ended', false,
        ${app.clock.now()}, false, false, false, 1 from ordered returning id, user_id
    ), sold as (
      insert into referral_sales (subscription_id, user_id, referral_code, amount_cents, currency, paid_at)
      select id, user_id, 'nobody', 1200, 'USD', ${app.clock.now()} from bought returning subscription_id, user_id
    )
    insert into referral_rewards (id, subscription_id, side, user_id, status, created_at)
    select gen_random_uuid(), subscription_id, 'referrer', user_id, 'waiting', ${app.clock.now()} from sold`.execute(
    app.db,
  );
}

test('EXT-24 rewards waiting for a membership don’t block other rewards', async () => {
  await addWaiting(210);
  const [referrer, referred] = [await app.member(), await app.member()];
  const body = { referral_code: 'val' };
  await app.ok('updateCurrentUser', { token: referrer.token, body });
  await app.ok('addReferralCode', { token: referred.token, body });
  for (const { token } of [referrer, referred]) await shop.buy(token, { plan: 'consult' });
  app.clock.advance(20 * day);
  for (let run = 0; run < 2; run += 1) await runMembershipJobs(app.context);
  const statuses = await app.db
    .selectFrom('referral_rewards')
    .select(['status', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  expect(statuses).toEqual([
    { status: 'given', count: 1 },
    { status: 'waiting', count: 210 },
  ]);
  // after a year nobody waits
  app.clock.advance(365 * day);
  for (let run = 0; run < 2; run += 1) await runMembershipJobs(app.context);
  const { count } = await app.db
    .selectFrom('referral_rewards')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test('rows that stay due take turns, those never tried first', async () => {
  const take = async () => {
    app.clock.advance(1000);
    const isDue = sql`status = 'ended'`;
    const turn = { table: 'subscriptions', isDue, now: app.clock.now(), max: 200 } as const;
    return (await takeTurns<{ readonly id: string }>(app.db, turn)).map(({ id }) => id);
  };
  const seen = [await take(), await take()];
  expect(seen.map(({ length }) => length)).toEqual([200, 200]);
  expect(new Set(seen.flat()).size).toBe(210);
});

test('SRV-29 subscriptions the provider can’t cancel don’t block renewals', async () => {
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' });
  app.clock.advance(32 * day);
  await runSandboxJobs(app.fastify, app.context);
  await app.db
    .updateTable('subscriptions')
    .set({ user_id: null, must_end: true, due_date: new Date(0), tried_at: null })
    .where('status', '=', 'ended')
    .execute();
  if (app.context.payments === null) throw new Error('There is no shop.');
  const cancelNow = async () => {
    throw new PaymentFailure('unavailable', 'no network');
  };
  const payments = { ...app.context.payments, cancelNow };
  for (let run = 0; run < 2; run += 1) await runMembershipJobs({ ...app.context, payments });
  const tried = await app.db
    .selectFrom('subscriptions')
    .select('status')
    .where('tried_at', 'is', null)
    .where('due_date', '<=', app.clock.now())
    .execute();
  expect(tried).toEqual([]);
  const { subscriptions } = await shop.user(await shop.signIn(member));
  expect(subscriptions[0]?.status).toBe('active');
  expect(Date.parse(subscriptions[0]?.due_date ?? '')).toBeGreaterThan(app.clock.now().getTime());
});
