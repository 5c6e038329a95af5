/** Screenshots for the web app manifest, into public/screenshots; src/pwa/manifest.ts names them. */
import { completeCategories } from '#tests/e2e/health-answers.ts';
import { waitForCards } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

const monday = '2027-03-01';

export const listing: ScreenGroup = async ({ member, take, takeAt }) => {
  const session = await member('Maya Lindqvist');
  const { page, headers } = session;
  await subscribed(session);
  await completeCategories(page.request, headers, '11', '103');
  const preferences = { recipe_low_oxalate_enabled: true, recipes_excluded_ingredients: ['Milk'] };
  expect((await page.request.post('/api/users/me/metas', { headers, data: preferences })).ok()).toBe(true);
  await page.goto('/dashboard');
  await waitForCards(page);
  await take(page, 'home');
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await takeAt(page, 'recipe');
  const data = { start: monday, seed: 7 };
  const planned = await page.request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
  await page.goto(`/meal-planner?date=${monday}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await take(page, 'plan');
};
