import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';
import { adminOf } from './admin-run.ts';

let app: TestApp;
let shop: Shop;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  admin = adminOf(app);
});
afterAll(() => app.close());

const payments = async (email: string) =>
  JSON.parse((await admin(['payments', 'list', '--user', email, '--json'])).out) as {
    readonly id: string;
    readonly amount_cents: number;
    readonly refunded_cents: number;
  }[];

test('EXT-25 payments are listed, and one is returned, which ends the membership that it pays for', async () => {
  expect((await admin(['payments', 'list'])).out).toBe('There are no payments yet.\n');
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' });
  const listed = await admin(['payments', 'list']);
  expect(listed.out).toMatch(/Kindfare Consult +\$19\.00 +paid/);
  expect((await admin(['payments', 'list', '--user', 'nobody@example.com'])).err).toContain('Nobody has');
  const [payment] = await payments(member.email);
  const id = payment?.id ?? '';
  expect((await admin(['payments', 'refund', 'in_none'])).err).toContain('There is no payment "in_none".');
  expect((await admin(['payments', 'refund', id, '--amount', '20'])).err).toContain(
    'You can return $19.00 at most',
  );
  expect((await admin(['payments', 'refund', id, '--dry-run'])).out).toContain('Nothing was changed.');
  expect((await admin(['payments', 'refund', id, '--amount', '4'], { answer: true })).code).toBe(0);
  await shop.pass(60_000);
  expect(await payments(member.email)).toMatchObject([{ refunded_cents: 400 }]);
  expect((await shop.user(member.token)).subscriptions).toMatchObject([{ status: 'active' }]);
  expect((await admin(['payments', 'refund', id, '--yes'])).out).toContain('This ends the membership');
  await shop.pass(60_000);
  expect(await shop.user(member.token)).toMatchObject({
    features: [],
    subscriptions: [{ status: 'refunded', explanation: expect.stringMatching(/^Its payment went back on /) }],
  });
  expect((await admin(['payments', 'refund', id, '--yes'])).err).toContain('It’s been returned in full');
});

test('EXT-25 check names what the provider does not agree with', async () => {
  expect((await admin(['payments', 'check'])).out).toBe('Nothing differs from the payment provider.\n');
  const member = await app.member();
  const { id } = await shop.buy(member.token, { plan: 'consult' });
  await app.db.updateTable('subscriptions').set({ auto_renew: false }).where('user_id', '=', id).execute();
  expect((await admin(['payments', 'check'])).out).toMatch(
    /^sub_sandbox_\S+: its renewal is off here, and on there\n1 differ\.\n$/,
  );
  await app.db.updateTable('subscriptions').set({ status: 'ended' }).where('user_id', '=', id).execute();
  expect((await admin(['payments', 'check'])).out).toContain('ended here, and active at the provider');
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'active', auto_renew: true })
    .where('user_id', '=', id)
    .execute();
});

test('EXT-25 the report counts payers, trials and revenue by plan and currency, and what each month brought', async () => {
  const before = JSON.parse((await admin(['subscriptions', 'report', '--json'])).out);
  const yearly = await app.member();
  await shop.buy(yearly.token, { plan: 'consult', duration: 'yearly' });
  const trial = await app.member();
  await shop.buy(trial.token);
  const late = await app.member();
  await shop.buy(late.token, { plan: 'consult' }, { card: 'fails_later' });
  const euros = await app.member();
  const german = { 'accept-language': 'de-DE' };
  const order = { token: euros.token, body: shop.order({ plan: 'consult' }), headers: german };
  await shop.pay((await app.ok('startCheckout', order)).data.url);
  const [paid] = await payments(euros.email);
  await admin(['payments', 'refund', paid?.id ?? '', '--amount', '4', '--yes']);
  await shop.pass(0);
  const plan = (facts: typeof before, id: string, currency = 'usd') =>
    facts.held.find(
      (row: { plan: string; currency: string }) => row.plan === id && row.currency === currency,
    ) ?? {
      paying: 0,
      trials: 0,
      mrrCents: 0,
    };
  const after = JSON.parse((await admin(['subscriptions', 'report', '--json'])).out);
  expect(plan(after, 'consult').paying - plan(before, 'consult').paying).toBe(2);
  expect(plan(after, 'plus').trials - plan(before, 'plus').trials).toBe(1);
  expect(plan(after, 'consult').mrrCents - plan(before, 'consult').mrrCents).toBe(1_520 + 1_900);
  expect(plan(after, 'consult', 'eur')).toMatchObject({ paying: 1, mrrCents: 1_750 });
  await shop.pass(32 * day);
  const { out } = await admin(['subscriptions', 'report', '--csv']);
  const [heading, ...lines] = out.trim().split('\n');
  expect(heading).toBe('month,plan,currency,started,ended,churn,paid,failed,refunded');
  // of four in dollars one was refunded in the first month, and the card of another fails in the second
  expect(lines.find((line) => line.startsWith('2026-05,consult,eur'))).toBe(
    '2026-05,consult,eur,1,0,,17.50,0,4.00',
  );
  expect(lines.find((line) => line.startsWith('2026-05,consult,usd'))).toMatch(
    /^2026-05,consult,usd,4,1,,[\d.]+,0,19\.00$/,
  );
  expect(lines.find((line) => line.startsWith('2026-06,consult,usd'))).toMatch(
    /^2026-06,consult,usd,0,0,0,[\d.]+,1,0\.00$/,
  );
  await shop.pass(8 * day);
  const { out: table } = await admin(['subscriptions', 'report']);
  expect(table).toMatch(/plan +currency +paying +trials +past due/);
  expect(table).toMatch(/consult +eur +1 +0 +0 +€17\.50/);
  expect(table).toMatch(/2026-06 +consult +usd +0 +1 +33\.3% +\$[\d.]+ +1 +\$0\.00/);
});

test.each(['abc', '0', '121', '1.5', '-3', ''])(
  'EXT-25 the report refuses --months %j with a sentence, as every command refuses a bad number',
  async (months) => {
    const { code, out, err } = await admin(['subscriptions', 'report', '--months', months]);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toContain('It must be a whole number from 1 to 120.');
  },
);

test('EXT-25 check names money that was promised and that the provider did not return, until it has', async () => {
  const member = await app.member();
  await shop.buy(member.token, { plan: 'consult' });
  const [payment] = await payments(member.email);
  const id = payment?.id ?? '';
  // refused while the bank looks at it
  const setInvoice = (facts: { disputed?: boolean; refunded_cents?: number }) =>
    app.db.updateTable('sandbox_invoices').set(facts).where('id', '=', id).execute();
  await setInvoice({ disputed: true });
  await admin(['payments', 'refund', id, '--amount', '5', '--yes']);
  await shop.pass(60_000);
  await setInvoice({ disputed: false });
  expect((await admin(['payments', 'check'])).out).toContain(
    `$5.00 of the payment ${id} could not be returned: return it with the provider\n`,
  );
  await app.db.updateTable('payments').set({ refunded_cents: 500 }).where('id', '=', id).execute();
  expect((await admin(['payments', 'check'])).out).not.toContain(id);
});
