/** A membership: chosen, paid on the hosted page, used, changed and canceled. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, test } from './member.ts';
import { expectToast } from './messages.ts';
import { fulfillWith, modifyResponse, recordCalls, serverHeaders } from './network.ts';
import { sayBirthDate, subscribe } from './subscriber.ts';

test.use({ visitsSandbox: true });
test.beforeEach(({ request, member }) => sayBirthDate(request, member));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pick = (page: Page, plan: string) => page.getByRole('radio', { name: plan }).press('Space');
const dialog = (page: Page) => page.getByRole('dialog');
const methods = (calls: ReturnType<typeof recordCalls>, from = 0) =>
  calls.all
    .slice(from)
    .filter(({ path }) => /subscriptions|checkout|users\/me$/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'ID')}`);

/** From the plans through the hosted page, and back. */
async function buy(page: Page, plan: string, offer: string, pay: RegExp): Promise<void> {
  await page.goto('/account/choose-plan');
  await pick(page, plan);
  await button(page, offer).click();
  await page.getByRole('button', { name: pay }).click();
  await expect(page).toHaveURL('/subscription/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'Your membership is active' })).toBeVisible();
}

test('PERM-06 PERM-07 PERM-10 PAY-01 PAY-04 PAY-06 MEM-27 MEM-29 OR-87 STOR-06 from the locked planner through the plans and the hosted checkout to the unlocked one', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/meal-planner?discountCode=NOSUCH');
  await expect(page.getByText('This feature requires you to have a subscription.')).toBeVisible();
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await expect(page).toHaveURL('/account/choose-plan');
  expect(calls.all.filter(({ path }) => path.includes('meal-plan'))).toEqual([]);
  const stored = () => page.evaluate(() => localStorage.getItem('discount_code'));
  expect(await stored()).toBe('NOSUCH');
  await expectAccessible(page, 'plans');

  // the server refuses the code: it is reported and cleared
  await button(page, 'Start your FREE 14-day trial').click();
  await expect(page.getByText('NOSUCH')).toHaveCount(0);
  expect(await stored()).toBeNull();
  await expect(page).toHaveURL('/account/choose-plan');

  await button(page, 'Start your FREE 14-day trial').dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(calls.to('/checkout')).toHaveLength(2);

  // not paid: back leads to the plans, whose button works
  await page.goBack();
  await expect(page).toHaveURL('/account/choose-plan');
  await button(page, 'Start your FREE 14-day trial').click();
  await page.getByRole('radio', { name: 'Card that is declined' }).check();
  await button(page, 'Order with obligation to pay').click();
  await expect(page.getByText('The card was declined')).toBeVisible();
  await page.getByRole('radio', { name: 'ends in 4242' }).check();
  await button(page, 'Order with obligation to pay').click();

  await expect(page).toHaveURL('/subscription/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'Your membership is active' })).toBeVisible();
  await expect(page.getByText('you save 20%')).toBeVisible();
  await expectAccessible(page, 'thank you');
  await button(page, "Let's Go!").click();
  await expect(page).toHaveURL('/membership-benefits');
  await page.goto('/meal-planner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Subscription Required')).toHaveCount(0);
  await expect(page).toHaveURL('/meal-planner');
});

test('PAY-06 canceling on the hosted page returns to the plans, with nothing bought', async ({ page }) => {
  await page.goto('/payment/options/consult');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
  await button(page, 'Checkout').click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/account/choose-plan');
  await expect(button(page, 'Start your FREE 14-day trial')).toBeVisible();
});

test('MEM-17 MEM-18 MEM-26 OR-18 OR-27 a trial is canceled from the account in two clicks: it continues, and does not renew', async ({
  page,
  member,
}) => {
  await subscribe(page.request, member);
  const calls = recordCalls(page);
  await page.goto('/account/choose-plan');
  await button(page, 'Cancel trial').click();
  await expect(dialog(page)).toContainText('Nothing is charged.');
  await expectAccessible(page, 'question');
  const before = calls.all.length;
  await button(page, 'Keep it').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(methods(calls, before)).toEqual([]);
  await page.goto('/account');
  await expect(button(page, 'Cancel trial')).toBeVisible();
  const onAccount = calls.all.length;
  await button(page, 'Cancel trial').click();
  await button(page, 'Cancel it').click();
  await expectToast(page, 'Auto renew has been cancelled.');
  await expect(button(page, 'Cancel trial')).toHaveCount(0);
  expect(
    methods(calls, onAccount).filter(
      (call) => call.includes('/users/me/subscriptions/') || call === 'GET /users/me',
    ),
  ).toEqual(['DELETE /users/me/subscriptions/ID/auto-renewal', 'GET /users/me']);
  await page.getByRole('link', { name: 'Manage Subscription Plan' }).click();
  await page.getByRole('link', { name: 'Your subscriptions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('trialing');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(button(page, 'Cancel Subscription')).toHaveCount(0);
});

test('MEM-08 MEM-11 MEM-20 MEM-21 MEM-22 MEM-23 MEM-24 MEM-25 MEM-26 ERR-23 ERR-25 OK-07 a membership is paid by the month instead, its renewal switched, and canceled', async ({
  page,
}) => {
  await buy(page, 'Kindfare Consult', 'Choose Plan', /^Order with/);
  const calls = recordCalls(page);
  await page.goto('/account/manage-subscriptions');
  const renewal = page.getByRole('switch', { name: 'Auto renew' });
  await expect(renewal).toBeChecked();
  await expectAccessible(page, 'subscriptions');
  let before = calls.all.length;
  await renewal.click();
  await expect(dialog(page)).toContainText('Are you sure you want to toggle auto renew?');
  await button(page, 'No').click();
  await expect(renewal).toBeChecked();
  for (const isEnabled of [false, true]) {
    await renewal.click();
    await button(page, 'Yes').click();
    await expect(renewal).toBeChecked({ checked: isEnabled });
  }
  expect(methods(calls, before)).toEqual([
    'DELETE /users/me/subscriptions/ID/auto-renewal',
    'GET /users/me',
    'POST /users/me/subscriptions/ID/auto-renewal',
    'GET /users/me',
  ]);

  await page.goto('/account/choose-plan');
  await expect(button(page, 'Cancel your membership')).toBeVisible();
  await expect(button(page, 'Update Subscription Plan')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  before = calls.all.length;
  await button(page, 'Update Subscription Plan').click();
  await page.getByRole('button', { name: /^Order with|Confirm|Change/ }).click();
  await expect(page).toHaveURL('/subscription/thank-you');
  const changed = methods(calls, before).filter((call) => call !== 'GET /users/me');
  expect(changed).toEqual(['DELETE /users/me/subscriptions/ID/auto-renewal', 'POST /checkout']);

  await page.goto('/account/manage-subscriptions');
  const monthly = page.getByRole('article').filter({ hasText: 'monthly' });
  await expect(monthly).toContainText('active');
  const cancel = monthly.getByRole('button', { name: 'Cancel Subscription' });
  await cancel.click();
  await expect(dialog(page)).toContainText('Are you sure you want to cancel subscription?');
  await expect(dialog(page)).toContainText('You keep access until');
  await button(page, 'Keep it').click();
  await page.route('**/cancel', (route) =>
    route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) }),
  );
  await cancel.click();
  await button(page, 'Cancel it').click();
  await expect(page.getByText('Could not cancel subscription. Please retry later.')).toBeVisible();
  await page.unroute('**/cancel');
  await cancel.click();
  await button(page, 'Cancel it').click();
  await expect(page.getByText('Your subscription has been cancelled')).toBeVisible();
  await expect(monthly).toContainText('cancelled');
  await expect(button(page, 'Cancel Subscription')).toHaveCount(0);
});

test('MEM-13 MEM-14 OR-20 ERR-17 SHELL-41 without a provider or without plans the account is shown instead', async ({
  page,
  context,
}) => {
  const lacking = async (break_: (page: Page) => Promise<void>) => {
    const own = await context.newPage();
    await break_(own);
    await own.goto('/account/choose-plan');
    return own;
  };
  await fulfillWith(page, '/packages', 500);
  await page.goto('/account/choose-plan');
  await expect(page.getByText('Packages Not Found.')).toBeVisible();
  const withoutPlans = await lacking((own) => modifyResponse(own, '/packages', () => ({ data: [] })));
  await expect(withoutPlans).toHaveURL('/account');
  await expect(withoutPlans.getByRole('link', { name: 'Manage Subscription Plan' })).toHaveCount(0);
  const withoutProvider = await lacking((own) =>
    modifyResponse<{ data: object }>(own, '/recipes-plus/settings', ({ data }) => ({
      data: { ...data, stripe_connected: false },
    })),
  );
  await expect(withoutProvider).toHaveURL('/account');
});

test('PERM-05 ERR-31 every health page stays locked without its feature', async ({ page }) => {
  for (const path of ['/health-and-wellness', '/health-questionnaire', '/health-questionnaire/medications']) {
    await page.goto(path);
    await expect(page.getByText('Subscription Required'), path).toBeVisible();
    await expect(page.getByText('This feature requires you to have a subscription.')).toBeVisible();
  }
  await expect(page).toHaveURL('/account/choose-plan');
});

test('a purchase in another tab is shown when this one becomes visible', async ({ page, context }) => {
  await page.goto('/account/choose-plan');
  await expect(button(page, 'Start your FREE 14-day trial')).toBeVisible();
  const other = await context.newPage();
  await buy(other, 'Kindfare Plus', 'Start your FREE 14-day trial', /Order with obligation/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(button(page, 'Cancel trial')).toBeVisible();
});
