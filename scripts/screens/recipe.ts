/** A recipe with its verdict, reviews and swaps. */
import { waitForCards } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';

export const recipe: ScreenGroup = async ({ member, take }) => {
  const { page, headers } = await member('Jonas Weber');
  const limits = { recipe_low_oxalate_enabled: true, recipe_low_histamine_enabled: true };
  expect((await page.request.post('/api/users/me/metas', { headers, data: limits })).ok()).toBe(true);
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await take(page, 'recipe');
  await page.getByRole('button', { name: 'See why' }).click();
  const why = page.getByRole('region', { name: 'Why this verdict' });
  if (!(await why.getByText('Amounts and sources').first().isVisible()))
    await why.locator('summary').first().click();
  await why.getByText('Amounts and sources').first().click();
  await take(page, 'recipe-why');
  await page.getByRole('tab', { name: 'Nutritional Info' }).click();
  await take(page, 'recipe-nutrition');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Comment').fill('Took a little longer here, and was worth it.');
  await form.getByLabel('Picture file').setInputFiles('public/icons/icon-512.png');
  await form.getByRole('img', { name: 'As it will be sent' }).waitFor();
  await take(page, 'recipe-review-form');
  await form.getByRole('button', { name: 'Submit' }).click();
  const picture = page.getByRole('button', { name: /^Picture by/ });
  await picture.waitFor();
  await take(page, 'recipe-reviews');
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await take(page, 'recipe-review-picture');
  await page.keyboard.press('Escape');
  await page.goto('/recipes/minestrone');
  await page.getByRole('button', { name: /^Swap savoy cabbage/ }).click();
  await expect(page.getByRole('button', { name: /^Use/ }).first()).toBeVisible();
  await take(page, 'recipe-swap');
};
