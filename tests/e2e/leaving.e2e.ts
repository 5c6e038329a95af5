import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, test } from './member.ts';
import { fulfillWith } from './network.ts';
import { submitCredentials } from './screens.ts';

test('EXT-08 a member exports all own data, deletes the account, and restores it by signing in', async ({
  page,
  member,
}) => {
  await page.goto('/account/profile');
  await page.getByRole('link', { name: /^Your data/ }).click();
  await expectAccessible(page, 'own data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('kindfare-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).user.email).toBe(member.email);

  await fulfillWith(page, '/users/me/export', 500);
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByText('We couldn’t load your data. Please try again.')).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page, 'question before deleting');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/auth/login-or-create');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await submitCredentials(page, member.email, member.password);
  await expect(page).not.toHaveURL('/auth/login-or-create');
  await page.goto('/notifications');
  await expect(page.getByText('Good to have you back')).toBeVisible();
});
