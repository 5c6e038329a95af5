import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, type Member, newAccount, registerSettled, test } from './member.ts';
import { recordCalls } from './network.ts';
import { waitForCards } from './screens.ts';

const authorized = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });

/** Another member with a referral code. */
async function referrer(api: APIRequestContext): Promise<string> {
  const member = await registerSettled(api, newAccount());
  const code = `anna-${crypto.randomUUID().slice(0, 8)}`;
  const data = { referral_code: code };
  expect((await api.put('/api/users/me', { headers: authorized(member), data })).ok()).toBe(true);
  return code;
}

async function referredBy(api: APIRequestContext, member: Member): Promise<string | null> {
  const response = await api.get('/api/users/me', { headers: authorized(member) });
  return (await response.json()).data.affiliate.referred_by;
}

/** The first visit, which is not covered by the question. */
async function visitDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await waitForCards(page);
  const visited = () => page.evaluate(() => localStorage.getItem('dashboard_visited'));
  await expect.poll(visited).not.toBeNull();
}

const title = 'Did a friend invite you?';
test.use({ showsReferralQuestion: true });

test('DASH-13 REF-05 REF-06 ERR-40 ERR-41 OR-12 the dashboard asks who brought the member from the second visit on, until that is known', async ({
  page,
  request,
  member,
}) => {
  const code = await referrer(request);
  const calls = recordCalls(page);
  await visitDashboard(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  const field = sheet.getByRole('textbox', { name: 'Referral code' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Referral code is required')).toBeVisible();
  await field.fill('nobody-of-this-name');
  await field.press('Enter');
  await expect(sheet.getByText('Invalid referral code')).toBeVisible();
  await expect(field).toHaveValue('nobody-of-this-name');
  await expectAccessible(page, 'the question');
  await field.fill(` ${code.toUpperCase()} `);
  await field.press('Enter');
  await expect(sheet).toHaveCount(0);
  // the wrong one and the right one; the empty form was not submitted
  expect(calls.to('/users/me/add-referral-code')).toHaveLength(2);
  expect(await referredBy(request, member)).toBe(code);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('OR-12 the back button closes the question, and it does not come again in this visit', async ({
  page,
}) => {
  await visitDashboard(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('REF-01 REF-07 OR-12 STOR-08 a code the address brings is assigned by one call without a word; a wrong one is dropped', async ({
  page,
  request,
  member,
}) => {
  const calls = recordCalls(page);
  const stored = () => page.evaluate(() => localStorage.getItem('referral_code'));
  // before its call the code is not stored either
  const requestCount = () => calls.to('/users/me/add-referral-code').length;
  await page.goto('/account?aff=nobody-of-this-name');
  await expect.poll(requestCount).toBe(1);
  await expect.poll(stored).toBeNull();
  const code = await referrer(request);
  await page.goto(`/account?aff=${code}`);
  await expect.poll(requestCount).toBe(2);
  await expect.poll(stored).toBeNull();
  expect(await referredBy(request, member)).toBe(code);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Thank you|Invalid/)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // one for each of the two
  expect(requestCount()).toBe(2);
});

test('REF-02 REF-03 a member chooses a code, and it stays after a reload', async ({ page }) => {
  const code = `maya-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/account/affiliate-program');
  await page.getByRole('textbox', { name: 'Your code' }).fill(code);
  await expectAccessible(page, 'the form');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const _ of ['saved', 'read again']) {
    await expect(page.getByText(`/?aff=${code}`)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.reload();
  }
});
