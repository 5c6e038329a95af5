import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await app.db
    .insertInto('discount_codes')
    .values(
      [
        { code: 'TENTH', percent: 10, amount_cents: null },
        { code: 'TWO', percent: null, amount_cents: 200 },
      ].map((code) => ({
        ...code,
        most_redemptions: null,
        expires_at: null,
        ended_at: null,
        created_at: app.clock.now(),
      })),
    )
    .execute();
});
afterAll(() => app.close());

interface Wish {
  readonly package_duration?: 'monthly' | 'yearly';
  readonly discount_code?: string;
}
const call = (token: string, id: string, query: Wish = {}, language?: string) => ({
  token,
  params: { id },
  query: { ...query },
  ...(language === undefined ? {} : { headers: { 'accept-language': language } }),
});
const quote = async (...given: Parameters<typeof call>) =>
  (await app.ok('quotePackage', call(...given))).data;
describe('EXT-24 what a checkout would cost', () => {
  test('is said before anything is ordered: the trial, the first payment, how it goes on and ends', async () => {
    const { token } = await app.member();
    const shown = await quote(token, 'plus');
    expect(shown).toMatchObject({
      currency: 'usd',
      price: 12,
      discount: 0,
      total: 12,
      due_now: 0,
      rest: null,
    });
    expect(shown.first_payment_at).toBe(new Date(app.clock.now().getTime() + 14 * day).toISOString());
    expect(shown.terms).toMatch(
      /^Kindfare Plus: \$0\.00 today, as the trial is free, then \$12\.00 each month from/,
    );
    expect(shown.terms).toMatch(/You can cancel at any time under Account, Billing/);
    const { id } = await shop.user(token);
    const rows = await app.db.selectFrom('checkouts').select('id').where('user_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('has the discount in it, and refuses a code as the checkout does', async () => {
    const { token } = await app.member();
    const shown = await quote(token, 'consult', { discount_code: ' tenth ' });
    expect(shown).toMatchObject({ price: 19, discount: 1.9, total: 17.1, due_now: 17.1 });
    const { errors } = await app.fails(
      'quotePackage',
      422,
      call(token, 'consult', { discount_code: 'NOSUCH' }),
    );
    expect(errors?.['discount_code']?.[0]).toContain('don’t know this discount code');
    await app.fails('quotePackage', 404, call(token, 'nothing'));
  });

  test('is in the currency of the browser where the plan has a price in it, and so is the order', async () => {
    const { token } = await app.member();
    const german = { 'accept-language': 'de-DE,de;q=0.9' };
    const { data: plans } = await app.ok('listPackages', { token, headers: german });
    expect(plans).toMatchObject([
      { currency: 'eur', price: 11, price_yearly: 105.6, yearly_percentage_promotion: 20 },
      { currency: 'eur', price: 17.5 },
    ]);
    expect(await quote(token, 'consult', {}, 'de-DE')).toMatchObject({ currency: 'eur', total: 17.5 });
    expect(await quote(token, 'consult', { discount_code: 'TENTH' }, 'de')).toMatchObject({ discount: 1.75 });
    const dollars = await app.fails(
      'quotePackage',
      422,
      call(token, 'consult', { discount_code: 'TWO' }, 'de'),
    );
    expect(dollars.errors?.['discount_code']?.[0]).toContain('US dollars');
    expect(await quote(token, 'consult', {}, 'pl-PL')).toMatchObject({ currency: 'usd', total: 19 });
    const { data } = await app.ok('startCheckout', {
      token,
      body: shop.order({ plan: 'consult' }),
      headers: german,
    });
    expect((await app.request('GET', data.url)).text).toContain('€17.50');
    await shop.pay(data.url);
    expect((await shop.user(token)).activated_subscription?.explanation).toContain('€17.50 a month');
    // what is paid in euros stays in euros, whatever the browser says
    expect(await quote(token, 'plus', {}, 'en-US')).toMatchObject({ currency: 'eur', total: 11 });
  });

  test('says what happens to the rest of a trial', async () => {
    const member = await app.member();
    await shop.buy(member.token);
    app.clock.advance(4 * day);
    const token = await shop.signIn(member);
    const { rest, due_now: now, first_payment_at: first } = await quote(token, 'consult');
    expect(rest).toBe(
      'Your free trial of Kindfare Plus ends with the payment; its remaining 10 days do not carry over to Kindfare Consult.',
    );
    expect([now, first]).toEqual([19, null]);
    expect((await quote(token, 'plus', { package_duration: 'yearly' })).rest).toMatch(
      /^Your free trial goes on until .+; nothing is charged before\.$/,
    );
  });

  test('has the proration of the provider, which the order then has, too', async () => {
    const member = await app.member();
    const user = await shop.buy(member.token, { plan: 'consult' });
    const due = Date.parse(user.activated_subscription?.due_date ?? '');
    const period = due - app.clock.now().getTime();
    app.clock.advance(10 * day);
    const fresh = await shop.signIn(member);
    const shown = await quote(fresh, 'plus');
    const credit = Math.floor((1900 * (due - app.clock.now().getTime())) / period) / 100;
    expect(shown.credit).toBe(credit);
    expect(shown.rest).toContain(`$${credit.toFixed(2)} of what you paid for Kindfare Consult is left`);
    const { url } = (await app.ok('startCheckout', { token: fresh, body: shop.order() })).data;
    await shop.pay(url);
    const after = (await shop.user(fresh)).activated_subscription;
    expect([after?.product.id, after?.due_date]).toEqual(['plus', shown.first_payment_at]);
  });
});
