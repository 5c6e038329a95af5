/** Registration, email verification and password reset. */
import { field, submitCredentials } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';

export const credentials: ScreenGroup = async ({ guest, take }) => {
  const page = await guest();
  const email = 'lena.holm@example.com';
  const code = page.getByLabel('6-digit code');
  await page.goto('/auth/register');
  await expect(field.email(page)).toBeVisible();
  await take(page, 'register');
  await page.goto('/auth/forgot-password');
  await field.email(page).fill(email);
  await take(page, 'forgot-password');
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  await code.fill('4071');
  await take(page, 'reset-code');
  await code.fill('407128');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'reset-password');

  await page.goto('/auth/register');
  await submitCredentials(page, email, 'turnip lantern 42');
  await expect(page).toHaveURL('/account/get-started-membership');
  await page.goto('/account/verification');
  await expect(page.getByText('We sent')).toBeVisible();
  await take(page, 'verification');
  await code.fill('407128');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'verification-refused');
};
