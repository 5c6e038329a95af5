import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCurrent, isLive } from '#domain/membership/subscription.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { signWebhook } from '#server/providers/payment/sandbox/sandbox-signature.ts';
import { advanceSandboxClock } from '#server/queries/sandbox-payments.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop, type ShownUser } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const start = fc.record({
  does: fc.constant('start' as const),
  plan: fc.constantFrom('plus', 'consult'),
  duration: fc.constantFrom('monthly' as const, 'yearly' as const),
});
const step = fc.oneof(
  start,
  fc.record({
    does: fc.constant('pay' as const),
    nth: fc.nat(3),
    card: fc.constantFrom('pays' as const, 'pays' as const, 'declined' as const, 'fails_later' as const),
  }),
  fc.record({
    does: fc.constantFrom('cancelSubscription', 'enableAutoRenewal', 'cancelAutoRenewal' as const),
    nth: fc.nat(2),
  }),
  fc.record({ does: fc.constant('hear' as const), nth: fc.nat(7), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('wait' as const), days: fc.constantFrom(1, 5, 14, 31, 366) }),
  fc.record({ does: fc.constant('tend' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Most sequences begin with a membership: a page that is paid, and heard of. */
const opening: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 3,
    arbitrary: start.map((first): readonly Step[] => [
      first,
      { does: 'pay', nth: 0, card: 'pays' },
      ...[0, 1, 2].map((nth) => ({ does: 'hear' as const, nth, times: 1 })),
    ]),
  },
);
const sequence = fc
  .tuple(opening, fc.array(step, { minLength: 4, maxLength: 14 }))
  .map(([first, more]): readonly Step[] => [...first, ...more]);

/** One of several, counted round. */
const nthOf = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

async function hear(index: number, times: number, email: string): Promise<void> {
  const ids = await app.db
    .selectFrom('sandbox_checkouts')
    .select(['id', 'subscription_id'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  const events = await app.db
    .selectFrom('sandbox_events')
    .select(['id', 'kind', 'subject'])
    .where('subject', 'in', ['', ...ids.flatMap(({ id, subscription_id: sub }) => [id, sub ?? id])])
    .orderBy('id')
    .execute();
  const event = nthOf(events, index);
  if (event === undefined) return;
  const body = JSON.stringify(event);
  const headers = { 'sandbox-signature': signWebhook(app.context.secrets, body, app.clock.now()) };
  await Promise.all(
    Array.from({ length: times }, () => app.request('POST', '/webhooks/payment', { body, headers })),
  );
}

/** What the provider has that anybody could hold to be a membership. */
const paidFor = (email: string) =>
  app.db
    .selectFrom('sandbox_subscriptions')
    .innerJoin('sandbox_checkouts', 'subscription_id', 'sandbox_subscriptions.id')
    .select(['sandbox_subscriptions.id', 'sandbox_subscriptions.status', 'trial_days', 'period_ends_at'])
    .where('email', '=', email)
    .execute();

/** Resolves to whether there is a membership. */
async function checkHolds(user: ShownUser): Promise<boolean> {
  const rows = await app.db
    .selectFrom('subscriptions')
    .select(['status', 'trial_ends_at', 'provider_id'])
    .where('user_id', '=', user.id)
    .execute();
  expect(rows.filter(({ status }) => isLive(status)).length).toBeLessThanOrEqual(1);
  expect(rows.filter(({ trial_ends_at: end }) => end !== null).length).toBeLessThanOrEqual(1);
  const paid = await paidFor(user.email);
  expect(paid.filter(({ trial_days: days }) => days > 0).length).toBeLessThanOrEqual(1);
  const current = user.subscriptions.filter(({ status }) => isCurrent(status));
  expect(current.length).toBeLessThanOrEqual(1);
  expect(user.activated_subscription).toEqual(current[0] ?? null);
  const now = app.context.now().getTime();
  const isOpen = user.subscriptions.some(
    ({ status, access_until: until }) => isCurrent(status) || (until !== null && Date.parse(until) > now),
  );
  expect(user.features.length > 0).toBe(isOpen);
  if (current.length === 1) expect(paid.length).toBeGreaterThan(0);
  return current.length === 1;
}

test('SRV-27 SRV-32 no sequence of steps and events gives two current subscriptions, a second trial or a feature without entitlement', async () => {
  let withMembership = 0;
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const { token, email } = await app.member();
      const urls: string[] = [];
      const doStep = async (each: Step) => {
        switch (each.does) {
          case 'start': {
            app.clock.advance(1000);
            const response = await app.call('startCheckout', { token, body: shop.order(each) });
            expect([200, 409]).toContain(response.status);
            if (response.status === 200) urls.push((response.body as { data: { url: string } }).data.url);
            return;
          }
          case 'pay': {
            const url = nthOf(urls, each.nth);
            // Nobody is notified before there is a subscriber.
            if (url !== undefined) await shop.pay(url, { card: each.card, news: 'late' });
            return;
          }
          case 'hear':
            return hear(each.nth, each.times, email);
          case 'wait':
            return advanceSandboxClock(app.db, each.days * 24);
          case 'tend':
            return runMembershipJobs(app.context);
          default: {
            const target = nthOf((await shop.user(token)).subscriptions, each.nth);
            if (target === undefined) return;
            const response = await app.call(each.does, { token, params: { id: target.id } });
            expect([200, 422]).toContain(response.status);
          }
        }
      };
      for (const each of steps) {
        await doStep(each);
        if (await checkHolds(await shop.user(token))) withMembership += 1;
      }
      // When all has been heard and done, the shop and the provider know the same.
      for (let round = 0; round < 2; round += 1) {
        await shop.pass(11_000);
        await checkHolds(await shop.user(token));
      }
      const going = (await paidFor(email)).filter(({ status }) => status !== 'ended');
      const live = await app.db
        .selectFrom('subscriptions')
        .select('provider_id')
        .where('provider_id', 'in', ['', ...going.map(({ id }) => id)])
        .where('status', 'in', ['trialing', 'active', 'past_due'])
        .execute();
      expect(live.map(({ provider_id: id }) => id).toSorted()).toEqual(going.map(({ id }) => id).toSorted());
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect(withMembership).toBeGreaterThan(10);
}, 60_000);
