import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { day, openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const hour = day / 24;
const forCheckout = { headers: { 'x-for-checkout': 'true' } };

/** A monthly plan, whose renewal is off for the checkout of its yearly cycle. */
async function changeCycle({ more = forCheckout }: { readonly more?: object } = {}) {
  const member = await app.member();
  const { activated_subscription: held } = await shop.buy(member.token, { plan: 'consult' });
  const params = { id: held?.id ?? '' };
  await app.ok('cancelAutoRenewal', { token: member.token, params, ...more });
  const url = await shop.start(member.token, { plan: 'consult', duration: 'yearly' });
  return { ...member, url, params };
}
const current = async (token: string) => (await shop.user(token)).activated_subscription;
const titles = async (token: string) =>
  (await app.ok('listNotifications', { token })).data.map(({ payload }) => payload.title);
const renewsAgain = 'Kindfare Consult renews as before';

describe('OR-17 a checkout of another cycle', () => {
  test('that is left turns the renewal on again, says so, and cannot be paid any more', async () => {
    const { token, url } = await changeCycle();
    expect(await current(token)).toMatchObject({ auto_renew: false });
    expect(await app.ok('leaveCheckout', { token })).toEqual({ data: { renewal_restored: true } });
    expect(await current(token)).toMatchObject({ duration: 'monthly', auto_renew: true });
    expect(await titles(token)).toContain(renewsAgain);
    expect((await shop.pay(url)).status).toBe(410);
    expect(await app.ok('leaveCheckout', { token })).toEqual({ data: { renewal_restored: false } });
  });

  test.each([
    ['with the mark of the app', forCheckout],
    ['of a client without it', {}],
  ])('that expires in a closed tab turns the renewal on again (%s)', async (_, more) => {
    const member = await changeCycle({ more });
    await shop.pass(2 * hour);
    const token = await shop.signIn(member);
    expect(await current(token)).toMatchObject({ duration: 'monthly', auto_renew: true });
    expect((await titles(token)).filter((title) => title === renewsAgain)).toHaveLength(1);
  });

  test('that never came turns the renewal on again', async () => {
    const member = await app.member();
    const { activated_subscription: held } = await shop.buy(member.token, { plan: 'consult' });
    await app.ok('cancelAutoRenewal', {
      token: member.token,
      params: { id: held?.id ?? '' },
      ...forCheckout,
    });
    await shop.pass(hour);
    expect(await current(await shop.signIn(member))).toMatchObject({ auto_renew: true });
  });

  test('that the server cannot open turns the renewal on again at once', async () => {
    const member = await app.member();
    const { activated_subscription: held } = await shop.buy(member.token, { plan: 'consult' });
    const { token } = member;
    await app.ok('cancelAutoRenewal', { token, params: { id: held?.id ?? '' }, ...forCheckout });
    const { payments } = app.context;
    if (payments === null) throw new Error('The sandbox takes no payments.');
    const { startCheckout } = payments;
    Object.assign(payments, { startCheckout: () => Promise.reject(new Error('broken')) });
    const body = shop.order({ plan: 'consult', duration: 'yearly' });
    const failed = await app.call('startCheckout', { token, body });
    Object.assign(payments, { startCheckout });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await current(token)).toMatchObject({ auto_renew: true });
  });

  test('that is paid takes the place of the old one, and nothing comes back', async () => {
    const member = await changeCycle();
    await shop.pay(member.url);
    await shop.pass(2 * hour);
    const token = await shop.signIn(member);
    expect(await current(token)).toMatchObject({ duration: 'yearly', auto_renew: true });
    expect((await shop.user(token)).subscriptions.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'cancelled',
    ]);
    expect(await titles(token)).not.toContain(renewsAgain);
  });

  test('leaves off a renewal that the member had turned off before', async () => {
    const member = await app.member();
    const { activated_subscription: held } = await shop.buy(member.token, { plan: 'consult' });
    const call = { token: member.token, params: { id: held?.id ?? '' } };
    await app.ok('cancelAutoRenewal', call);
    await app.ok('cancelAutoRenewal', { ...call, ...forCheckout });
    await shop.start(member.token, { plan: 'consult', duration: 'yearly' });
    expect(await app.ok('leaveCheckout', { token: member.token })).toEqual({
      data: { renewal_restored: false },
    });
    await shop.pass(30 * hour);
    expect(await current(await shop.signIn(member))).toMatchObject({ auto_renew: false });
  });

  test('of somebody else is not closed', async () => {
    const { token, url } = await changeCycle();
    const other = await app.member();
    expect(await app.ok('leaveCheckout', { token: other.token })).toEqual({
      data: { renewal_restored: false },
    });
    expect((await app.request('GET', url)).status).toBe(200);
    expect(await current(token)).toMatchObject({ auto_renew: false });
  });
});

describe('EXT-24 the age', () => {
  beforeAll(() => shop.setMinimumAge(16));
  afterAll(() => shop.setMinimumAge(0));

  test.each([
    [null, /^Add your date of birth to your profile, then come back to the plans: .+ aged 16 or over\.$/],
    ['2010-05-06', /aged 16 or over\. Is the date of birth in your profile right\?$/],
  ])('%s cannot buy, and the reason is given', async (dateOfBirth, sentence) => {
    const { token } = await app.member();
    if (dateOfBirth !== null)
      await app.ok('updateCurrentUser', { token, body: { date_of_birth: dateOfBirth } });
    const { message, errors } = await app.fails('startCheckout', 422, { token, body: shop.order() });
    expect(errors?.['date_of_birth']?.[0]).toMatch(sentence);
    expect(message).toBe(errors?.['date_of_birth']?.[0]);
    expect((await shop.user(token)).subscription_checkout_url).toBeNull();
  });

  test('of 16 can buy', async () => {
    const { token } = await app.member();
    await app.ok('updateCurrentUser', { token, body: { date_of_birth: '2010-05-04' } });
    expect(await shop.start(token)).toMatch(/^http:\/\/localhost.*\/sandbox\/checkout\//);
  });
});
