/** The member's profile, data and sign-in settings. */
import { waitForCards } from '#tests/e2e/screens.ts';
import { captureEach, expect, type ScreenGroup, visit } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

export const account: ScreenGroup = async ({ member, take }) => {
  const session = await member('Maya Lindberg');
  const { page } = session;
  await captureEach(page, take, { 'account-free': '/account', notifications: '/notifications' });
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(page.getByRole('button', { name: /^Mark all/ })).toBeHidden();
  await take(page, 'notifications-read');
  await subscribed(session);
  await visit(page, '/account');
  await take(page, 'account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'logout');
  await page.keyboard.press('Escape');

  await page.goto('/account/profile');
  await expect(page.getByLabel('Name')).toBeVisible();
  await take(page, 'profile');
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Weight').fill('2000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await take(page, 'profile-refused');
  await captureEach(page, take, {
    'own-data': '/account/data',
    changes: '/account/changes',
    'safety-notes': '/account/safety-notes',
    shortcuts: '/account/shortcuts',
    install: '/install',
  });

  await visit(page, '/account/affiliate-program');
  await take(page, 'affiliate-program');
  await page.getByRole('textbox', { name: 'Your code' }).fill('MAYA-26');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('/?aff=MAYA-26')).toBeVisible();
  await take(page, 'affiliate-program-set');
  await expect(page.getByText('Your code is set')).toBeHidden();
  await page.evaluate(() => sessionStorage.removeItem('referral_dismissed'));
  // asked from the second visit to the dashboard on
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await waitForCards(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toBeVisible();
  await take(page, 'referral-question');
};
