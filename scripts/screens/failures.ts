/** Failures of the server or the network, long words and large text. */
import { fulfillWith } from '#tests/e2e/network.ts';
import { waitForCards } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup, visit } from './screenshot-session.ts';

export const failures: ScreenGroup = async ({ member, take }) => {
  const { page } = await member('Anna Brandt');
  await fulfillWith(page, '/recipes', 500);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await take(page, 'dashboard-failed');
  await page.unrouteAll();
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await take(page, 'offline');
  await page.context().setOffline(false);
  await page.route('**/api/users/me', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await take(page, 'error');

  const name = 'Maximiliane Donaudampfschifffahrtsgesellschaftskapitänswitwe von Hohenlohe-Langen';
  const long = await member('Maxi Lang');
  await long.page.request.put('/api/users/me', { headers: long.headers, data: { name } });
  await long.page.goto('/dashboard');
  await waitForCards(long.page);
  await take(long.page, 'long-dashboard');
  await visit(long.page, '/account');
  await take(long.page, 'long-account');
  await long.page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const [title, path] of Object.entries({
    dashboard: '/dashboard',
    account: '/account',
    plans: '/account/choose-plan',
    profile: '/account/profile',
  })) {
    await visit(long.page, path);
    await take(long.page, `large-${title}`);
  }
};
