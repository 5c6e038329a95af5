/** Entry pages and public pages. */
import { field, submitCredentials } from '#tests/e2e/screens.ts';
import { captureEach, expect, type ScreenGroup, visit } from './screenshot-session.ts';

export const guest: ScreenGroup = async ({ guest, take }) => {
  const page = await guest();
  await captureEach(page, take, { landing: '/', hello: '/welcome', slides: '/onboarding' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await take(page, 'slides-last');

  await page.goto('/auth/login-or-create');
  await expect(field.email(page)).toBeVisible();
  await take(page, 'sign-in');
  await submitCredentials(page, 'maya@example.com', 'short');
  await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'sign-in-refused');
  await page.goto('/auth/login?just_logged_out=true');
  await expect(field.email(page)).toBeVisible();
  await take(page, 'login');

  await captureEach(page, take, {
    page: '/pages/health-information',
    'page-terms': '/pages/terms',
    'page-faq': '/pages/faq',
  });
  await page.goto('/pages/no-such-page');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await take(page, 'page-not-found');
  await visit(page, '/no/such/address');
  await take(page, 'not-found');

  const splash = await guest();
  await splash.clock.install();
  await visit(splash, '/splash');
  await take(splash, 'splash');

  await page.goto('/recipes/fish-pie/share');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await take(page, 'shared-recipe');
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await take(page, 'shared-recipe-invitation');
};
