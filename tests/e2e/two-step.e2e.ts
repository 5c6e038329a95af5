import type { Browser, Page } from '@playwright/test';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, newAccount, registerSettled, signIn } from './member.ts';
import { expectToast } from './messages.ts';
import { submitCredentials } from './screens.ts';
import { test } from './server-under-test.ts';
import { addAuthenticator, appCode, turnOnTwoStep } from './two-step.ts';

/** Passkeys are valid for a host name, not for an IP address. */
const named = (baseURL: string) => baseURL.replace('127.0.0.1', 'localhost');

async function looksRight(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  expect(await findOverflow(page), description).toEqual([]);
}

test('EXT-23 a passkey is added on the page Security, and is the second step from then on', async ({
  page,
  request,
  baseURL,
}) => {
  const account = newAccount();
  await registerSettled(request, account);
  const site = named(baseURL);
  const device = await addAuthenticator(page);
  await page.goto(`${site}/auth/login`);
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${site}/account/profile`);
  await page.getByRole('link', { name: /^Security/ }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await looksRight(page, 'the page Security');

  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/This isn’t your current password/)).toBeVisible();
  await looksRight(page, 'the confirmation');
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('My phone');
  await looksRight(page, 'a new passkey');
  // another person's finger has the effect of a closed dialog
  await device.recognize(false);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  expect(await device.count()).toBe(0);
  await device.recognize(true);
  await add.click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await looksRight(page, 'the recovery codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expectToast(page, 'Your passkey is added.');
  const steps = page.getByRole('list', { name: 'Second steps' });
  await expect(steps.getByText('My phone')).toBeVisible();
  await expect(steps.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' }).getByText('Passkey added')).toBeVisible();
  await looksRight(page, 'the page Security with a passkey');

  await page.getByRole('button', { name: /this device$/ }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL(/\/auth\/two-step$/);
  const use = page.getByRole('button', { name: 'Use your passkey' });
  await expect(use).toBeVisible();
  await looksRight(page, 'the second step');
  // a reload keeps the completed first step
  await page.reload();
  await device.recognize(false);
  await use.click();
  await expect(use).not.toHaveAttribute('aria-busy', 'true');
  await device.recognize(true);
  await use.click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('EXT-23 an authenticator app is added, used, lost, and removed', async ({ page, request, baseURL }) => {
  const account = newAccount();
  await registerSettled(request, account);
  await page.goto('/auth/login');
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/account/security');
  await page.getByRole('link', { name: 'Add an authenticator app' }).click();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have an app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await looksRight(page, 'the QR code');
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = page.getByLabel('6-digit code');
  await code.fill(appCode(secret, 5));
  await page.getByRole('button', { name: 'Add the app' }).click();
  await expect(page.getByText(/This code isn’t right/)).toBeVisible();
  await code.fill(appCode(secret));
  await page.getByRole('button', { name: 'Add the app' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('kindfare-recovery-codes.txt');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expectToast(page, 'Your authenticator app is added.');

  // on another device, first with the phone and then without it
  const browser = page.context().browser() as Browser;
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login-or-create');
  await submitCredentials(other, account.email, account.password);
  await expect(other).toHaveURL('/auth/two-step');
  await other.getByLabel('6-digit code').fill(appCode(secret, 4));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(/This code isn’t right/)).toBeVisible();
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(other.getByText(/This code isn’t right/)).toBeHidden();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/dashboard');

  await page.reload();
  const steps = page.getByRole('list', { name: 'Second steps' });
  await expect(steps.getByText('9 of 10 left')).toBeVisible();
  await expect(page.getByText('Signed in with a recovery code')).toBeVisible();
  await steps.getByRole('link', { name: 'Make new codes' }).click();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(steps.getByText('10 of 10 left')).toBeVisible();
  await steps.getByRole('link', { name: 'Remove the authenticator app' }).click();
  // confirmed a moment ago
  await looksRight(page, 'the removal');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(page, 'The authenticator app is removed.');
  await expect(steps).toBeHidden();
  await elsewhere.close();
  expect((await signIn(request, account)).tokens.access_token).toBeTruthy();
});

test('EXT-23 a lost device is signed out from another one', async ({ page, request, baseURL }) => {
  const account = newAccount();
  const lost = await registerSettled(request, account);
  const { secret } = await turnOnTwoStep(request, account, lost);
  await page.goto('/auth/login');
  await submitCredentials(page, account.email, account.password);
  await page.getByLabel('6-digit code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account/security');
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await devices.getByRole('button', { name: /^Sign out (?!.*this device)/ }).click();
  await expectToast(page, 'The device is signed out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const headers = { Authorization: `Bearer ${lost.tokens.access_token}` };
  expect((await request.get(`${baseURL}/api/users/me`, { headers })).status()).toBe(401);
  await page.goto('/auth/two-step');
  await expect(page).toHaveURL('/dashboard');
});
