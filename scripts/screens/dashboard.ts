/** The first screen of a member, the lists of recipes, their filter and the menu. */

import { completeCategories } from '#tests/e2e/health-answers.ts';
import { holdRequests } from '#tests/e2e/network.ts';
import { field, filterBy, openFilter, waitForCards } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

export const dashboard: ScreenGroup = async ({ member, take }) => {
  const session = await member('Maya Lindqvist');
  const { page, headers } = session;
  const releaseRequests = await holdRequests(page, '/recipes');
  await page.goto('/dashboard');
  await expect(field.search(page)).toBeVisible();
  await take(page, 'dashboard-loading');
  releaseRequests();
  await waitForCards(page);
  await take(page, 'dashboard-free');
  await subscribed(session);
  await page.goto('/dashboard');
  await waitForCards(page);
  await take(page, 'dashboard-unanswered');
  await completeCategories(page.request, headers, '201', '11', '103');
  await page.goto('/dashboard');
  await waitForCards(page);
  await take(page, 'dashboard');

  const sheet = await openFilter(page);
  await sheet.getByRole('switch', { name: 'Limit Oxalate' }).click();
  await sheet.getByRole('switch', { name: 'Limit Histamine' }).click();
  await sheet.getByRole('slider', { name: 'Histamine level' }).press('ArrowRight');
  await take(page, 'filter');
  await sheet.getByRole('button', { name: 'About oxalate' }).click();
  await expect(page.getByRole('dialog', { name: 'About Oxalate' })).toBeVisible();
  await take(page, 'filter-help');
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  await page.getByRole('searchbox', { name: 'Search ingredients' }).fill('oil');
  await expect(page.getByRole('list', { name: 'Ingredients found' })).toBeVisible();
  await take(page, 'filter-ingredients');
  await page.getByRole('button', { name: 'Done' }).click();
  await sheet.getByRole('button', { name: 'Apply Filter' }).click();
  await waitForCards(page);
  await take(page, 'dashboard-list', page.getByRole('article').nth(1));

  await page.goto('/recipes?keyword=soup');
  await waitForCards(page);
  await filterBy(page, (filter) => filter.getByRole('switch', { name: 'Limit Sulfur' }).click());
  await waitForCards(page);
  await take(page, 'recipes');
  await field.search(page).fill('no dish is called that');
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await take(page, 'recipes-none');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Logout')).toBeVisible();
  await take(page, 'menu');
};
