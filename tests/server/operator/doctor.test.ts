import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '#server/admin/admin.ts';
import { doctorArea } from '#server/admin/commands/doctor.ts';
import { readConfig } from '#server/config.ts';
import { providerChecks } from '#server/providers/check-providers.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripe-provider.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop } from '#tests/server/membership/sandbox-shop.ts';
import { startStripeServer, stripeKeys } from '#tests/server/membership/stripe-server.ts';
import { adminOf } from './admin-run.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function doctor(secretKey: string, google: object) {
  const stripe = await startStripeServer(app.clock.now);
  const payments = stripeProvider({
    ...stripeKeys,
    secretKey,
    origin: 'https://food.example',
    server: stripe.url,
  });
  const config = readConfig({ GOOGLE_CLIENT_ID: 'an id', GOOGLE_CLIENT_SECRET: 'a secret' });
  const fetch = async () => Response.json(google, { status: 400 });
  const output = { out: '', err: '' };
  const io = {
    out: (text: string) => {
      output.out += text;
    },
    err: (text: string) => {
      output.err += text;
    },
    confirm: async () => null,
    readText: () => '',
  };
  const area = doctorArea({
    ofMachine: () => [],
    ofSite: () => [],
    ofProviders: async () => providerChecks({ config, payments, now: app.clock.now, fetch }),
  });
  const code = await runAdmin(['doctor', '--providers'], [area], {
    io,
    now: app.clock.now,
    open: async () => ({ db: app.db, queryCache: app.context.queryCache, close: async () => {} }),
    connectPayments: async () => payments,
  });
  await stripe.close();
  return { code, ...output };
}

test('EXT-25 doctor calls each outside system with the keys of the site, and names what fails', async () => {
  const good = await doctor(stripeKeys.secretKey, { error: 'invalid_grant' });
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/Payment +works +Stripe accepts the key; it is a test key/);
  expect(good.out).toMatch(/Google sign-in +works/);
  expect(good.out).toMatch(/Mail \(SMTP\) +not set up/);
  const bad = await doctor('sk_test_wrong', { error: 'invalid_client' });
  expect(bad).toMatchObject({ code: 1, err: '2 of 7 don’t work.\n' });
  expect(bad.out).toMatch(/Payment +FAILS/);
  expect(bad.out).toMatch(/Google sign-in +FAILS +Google responded with 400 invalid_client/);
  expect(bad.out).not.toContain('sk_test_wrong');
});

test('EXT-25 users show prints the plan, its status, and the payments', async () => {
  const shop = await openShop(app);
  const admin = adminOf(app);
  const member = await app.member();
  expect((await admin(['users', 'show', member.email])).out).toMatch(/plan +none/);
  await shop.buy(member.token, { plan: 'consult' }, { card: 'fails_later' });
  await shop.pass(32 * day);
  const { out } = await admin(['users', 'show', member.email]);
  expect(out).toMatch(/plan +Kindfare Consult, monthly, past_due/);
  expect(out).toMatch(/status +Your card was declined\. Access until /);
  expect(out).toMatch(/Kindfare Consult +\$19\.00 +open/);
  expect(out).toMatch(/Kindfare Consult +\$19\.00 +paid/);
  const facts = JSON.parse((await admin(['users', 'show', member.email, '--json'])).out);
  expect(facts).toMatchObject({
    membership: { plan: 'consult', status: 'past_due' },
    payments: [{ state: 'open' }, { state: 'paid' }],
  });
});
