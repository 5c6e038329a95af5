import type { Page } from '@playwright/test';
import { newAccount, register } from './member.ts';
import { failRequests, fulfillWith, holdRequests, modifyResponse, recordCalls } from './network.ts';
import { field, submitCredentials } from './screens.ts';
import { expect, test } from './server-under-test.ts';

const withSettings = (page: Page, change: object) =>
  modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, ...change },
  }));

test('AUTH-23 AUTH-24 AUTH-25 CONST-09 OR-08 OR-99 an account needs email and password, is created under a placeholder, and is signed in at once', async ({
  page,
}) => {
  const { email, password } = newAccount();
  const calls = recordCalls(page);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Create one' }).click();
  await expect(page).toHaveURL('/auth/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an Account');
  await expect(page.locator('input')).toHaveCount(2);
  await expect(field.email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(field.password(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(field.password(page)).toHaveAccessibleDescription(/[Aa]t least 8 characters/);
  await submitCredentials(page, email, password);
  await expect(page).toHaveURL('/account/get-started-membership');
  const posted = calls.all.filter(({ method }) => method === 'POST');
  expect(posted.map(({ path, body }) => [path, body])).toMatchObject([
    ['/auth/register', { name: '__', email, password, password_confirmation: password }],
    ['/auth/token', { username: email, password }],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
});

test('AUTH-26 ERR-12 with registration off no account is created', async ({ page }) => {
  await withSettings(page, { registration: false });
  const calls = recordCalls(page);
  const settled = page.waitForResponse(/recipes-plus\/settings/);
  await page.goto('/auth/register');
  await settled;
  const { email, password } = newAccount();
  await submitCredentials(page, email, password);
  await expect(page.getByText('This feature has been disabled by the administrator.')).toBeVisible();
  expect(calls.to('/auth/register')).toEqual([]);
  await expect(field.email(page)).toHaveValue(email);
});

test('ERR-05 ERR-11 ERR-32 a known email is reported at its field, failures in a sentence, and the input stays', async ({
  page,
  request,
}) => {
  const account = newAccount();
  await register(request, account);
  await page.goto('/auth/register');
  await submitCredentials(page, account.email, account.password);
  await expect(field.email(page)).toHaveAccessibleDescription(/./);
  await expect(field.email(page)).toBeFocused();
  await expect(field.password(page)).toHaveValue(account.password);

  await fulfillWith(page, '/auth/register', 500);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Registration failed. Please try again later.')).toBeVisible();
  await page.unrouteAll();
  await failRequests(page, '/auth/register');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The system is currently overloaded')).toBeVisible();
  await expect(field.email(page)).toHaveValue(account.email);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ email: account.email })}`);
});

test('a double press registers once', async ({ page }) => {
  const { email, password } = newAccount();
  const calls = recordCalls(page);
  await page.goto('/auth/register');
  const releaseRequests = await holdRequests(page, '/auth/register');
  await submitCredentials(page, email, password);
  await page.getByRole('button', { name: 'Continue' }).click({ force: true });
  releaseRequests();
  await expect(page).toHaveURL('/account/get-started-membership');
  expect(calls.to('/auth/register')).toHaveLength(1);
});

test('AUTH-12 AUTH-13 AUTH-14 the pages to sign in lead to the forgotten password, the terms and the privacy of the settings', async ({
  page,
}) => {
  await withSettings(page, { terms_of_services_page: 'our-terms', privacy_policy_page: 'our/privacy' });
  for (const path of ['/auth/login', '/auth/login-or-create']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pages/our-terms');
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/pages/our%2Fprivacy');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  }
});
