/** Every state of a membership on the screens, one after another, on the clock of the sandbox. */
import type { Page } from '@playwright/test';
import { expect, type Member, readAs, test } from './member.ts';
import { sayBirthDate } from './subscriber.ts';

test.use({ visitsSandbox: true });

interface Held {
  readonly id: string;
  readonly status: string;
  readonly explanation: string;
}
interface Payments {
  readonly payments: readonly { readonly id: string }[];
}

const latest = async (page: Page, member: Member) =>
  (await readAs<{ data: { latest_subscription: Held } }>(page.request, member, '/users/me')).data
    .latest_subscription;

const expectStatus = (page: Page, member: Member, status: string) =>
  expect.poll(async () => (await latest(page, member)).status).toBe(status);

/** The same status and sentence on account, plans, subscriptions and billing as from the server. */
async function expectState(page: Page, member: Member, status: string, says: RegExp): Promise<void> {
  await expectStatus(page, member, status);
  const { explanation } = await latest(page, member);
  expect(explanation).toMatch(says);
  const sentence = page.getByText(explanation, { exact: true }).first();
  const badge = page.getByText(status, { exact: true }).first();
  await page.goto('/account');
  await expect(sentence).toBeVisible();
  // a plan is named as long as it gives access
  const hasAccess = /^(Free trial|Renews|Access until)|\. Access until/.test(explanation);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(
    hasAccess ? /Kindfare (Plus|Consult)/ : 'Free',
  );
  for (const [link, path] of [
    ['Manage Subscription Plan', '/account/choose-plan'],
    ['Your subscriptions', '/account/manage-subscriptions'],
    ['Card and receipts', '/account/billing'],
  ] as const) {
    // by keyboard: the summary of an order comes later, and moves what a pointer is on
    await page.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(sentence, `${status} on ${path}`).toBeVisible();
    await expect(badge, `${status} on ${path}`).toBeVisible();
  }
}

/** A purchase by the calls that the screens make, paid on the hosted page. */
async function buy(page: Page, member: Member, plan: string, card = 'pays'): Promise<void> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  // wanted after a withdrawal
  const data = { package_id: plan, package_duration: 'monthly', begin_now: true };
  const checkout = await page.request.post('/api/checkout', { headers, data });
  expect(checkout.ok(), await checkout.text()).toBe(true);
  await pay(page, (await checkout.json()).data.url, { card });
}
/** Without the forwarded address of the test: the sandbox is for this machine only. */
async function pay(page: Page, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(new URL(path, new URL(page.url()).origin), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}
const pass = (page: Page, days: number) => pay(page, '/sandbox/clock', { days: String(days) });

test('EXT-24 MEM-16 OR-18 SRV-32 account, plans and billing show each state of a membership in the sentence of the server', async ({
  page,
  member,
  server,
}) => {
  await sayBirthDate(page.request, member);
  await page.goto('/healthz');
  await buy(page, member, 'plus');
  const trial = /^Free trial until \w+ \d+, \d{4}\. Then \$12\.00 a month\.$/;
  await expectState(page, member, 'trialing', trial);

  // left on the hosted page, after the renewal was turned off for it
  await page.goto('/account/choose-plan');
  await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
  await page.getByRole('button', { name: 'Update Subscription Plan' }).click();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText(trial).first()).toBeVisible();

  await buy(page, member, 'consult');
  await expectState(page, member, 'active', /^Renews on \w+ \d+, \d{4}, \$19\.00 a month\.$/);

  await expect(page.getByText(/^Next payment: \$19\.00 on /)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('dialog')).toContainText('$19.00 goes back to you');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expectState(page, member, 'withdrawn', /^You withdrew from it on .+\. \$19\.00 goes back to you\.$/);

  await buy(page, member, 'consult', 'fails_later');
  await pass(page, 32);
  await expectState(
    page,
    member,
    'past_due',
    /^Your card was declined\. Access until .+\. We’ll try again on /,
  );
  await pass(page, 8);
  await expectState(page, member, 'ended', /^Your card was declined, and your access ended on /);

  await buy(page, member, 'consult');
  // until then the newest payment is that of the membership before
  await expectStatus(page, member, 'active');
  const { data } = await readAs<{ data: Payments }>(page.request, member, '/users/me/billing');
  server.admin('payments', 'refund', data.payments[0]?.id ?? '', '--yes');
  await pass(page, 1);
  await expectState(page, member, 'refunded', /^Its payment went back on .+, and your access ended\.$/);

  await buy(page, member, 'consult');
  await page.goto('/account/manage-subscriptions');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expectState(page, member, 'cancelled', /^Access until \w+ \d+, \d{4}\.$/);
});
