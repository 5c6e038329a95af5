import { afterAll, beforeAll, expect, test } from 'vitest';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from './sandbox-shop.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
});
afterAll(() => app.close());

const setTax = (value: string) => putSetting(app.db, { key: 'tax', value, origin: 'operator' });
async function orderMail(userId: string): Promise<string> {
  const { encrypted } = await app.db
    .selectFrom('outbox')
    .select('encrypted')
    .where('user_id', '=', userId)
    .where('topic', 'like', 'membership started %')
    .executeTakeFirstOrThrow();
  return JSON.parse(app.context.secrets.decrypt(encrypted) ?? '{}').text.replace(/\s+/g, ' ');
}

test.each([
  { tax: 'exclusive', words: '$19.00 plus taxes', held: '$19.00 plus taxes a month', total: 22.8, part: 3.8 },
  { tax: 'inclusive', words: '$19.00 (taxes included)', held: '$19.00 a month', total: 19, part: 3.17 },
])(
  'EXT-24 a computed tax ($tax) is in the order, its page, the mail, the receipt, and the next payment',
  async ({ tax, words, held, total, part }) => {
    await setTax(tax);
    const { token } = await app.member();
    const { data: quote } = await app.ok('quotePackage', { token, params: { id: 'consult' } });
    expect(quote).toMatchObject({ tax, total: 19 });
    expect(quote.terms).toContain(`${words} today`);
    const sums = [`$${part.toFixed(2)}`, `$${total.toFixed(2)}`];

    const url = await shop.start(token, { plan: 'consult' });
    const page = (await app.request('GET', url)).text;
    for (const text of [...sums, words]) expect(page).toContain(text);
    await shop.pay(url);
    // what was ordered keeps its taxes
    await setTax('none');

    const { id, activated_subscription: subscription } = await shop.user(token);
    expect(subscription?.explanation).toMatch(/^Renews on \w+ \d+, 2026, /);
    expect(subscription?.explanation).toContain(`, ${held}.`);
    const { data: billing } = await app.ok('getBilling', { token });
    expect(billing.next_payment?.amount).toBe(total);
    expect(billing.payments).toMatchObject([{ status: 'paid', amount: total, tax: part }]);
    const receipt = (await app.request('GET', billing.payments[0]?.page_url ?? '')).text;
    for (const text of sums) expect(receipt).toContain(text);
    const mail = await orderMail(id);
    expect(mail).toContain(`${words} today`);
    expect(mail).toContain(`You paid ${sums[1]}, with ${sums[0]} tax.`);
  },
);
