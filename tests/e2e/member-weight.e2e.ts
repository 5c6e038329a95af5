import { weigh } from './page-weight.ts';
import { test } from './subscriber.ts';

test.use({ viewport: { width: 390, height: 844 }, showsDishes: true, fetchesAhead: true });

/** With all that is fetched once nothing else is to do, so that a next screen opens at once. */
const budgets = [
  ['dashboard', '/dashboard', { bytes: 353_000, requests: 52 }],
  ['recipe page', '/recipes/fish-pie', { bytes: 328_000, requests: 42 }],
] as const;

for (const [name, path, budget] of budgets)
  test(`the first visit of the ${name} stays within its budget of bytes and requests`, async ({
    page,
    member: _,
  }) => {
    const expectWithin = weigh(page);
    // what is fetched last
    const last = page.waitForResponse(/\/assets\/MemberMenu-[^/]*\.js$/);
    await page.goto(path);
    await last;
    await page.waitForLoadState('networkidle');
    await expectWithin(budget);
  });
