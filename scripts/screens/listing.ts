/** Screenshots for the web app manifest, into public/screenshots; src/pwa/manifest.ts names them. */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { completeCategories } from '#tests/e2e/health-answers.ts';
import { waitForCards } from '#tests/e2e/screens.ts';
import { desk, expect, phone, type ScreenGroup, waitForNetworkIdle } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

const folder = 'public/screenshots';
const monday = '2027-03-01';

async function capture(page: Page, name: string): Promise<void> {
  await waitForNetworkIdle(page);
  const picture = await page.screenshot({ caret: 'hide' });
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(`${folder}/${name}.webp`);
}

async function captureBothSizes(page: Page, name: string): Promise<void> {
  await capture(page, name);
  await page.setViewportSize(desk);
  await capture(page, `${name}-wide`);
  await page.setViewportSize(phone);
}

export const listing: ScreenGroup = async ({ member }) => {
  mkdirSync(folder, { recursive: true });
  const session = await member('Maya Lindqvist');
  const { page, headers } = session;
  await subscribed(session);
  await completeCategories(page.request, headers, '11', '103');
  const preferences = { recipe_low_oxalate_enabled: true, recipes_excluded_ingredients: ['Milk'] };
  expect((await page.request.post('/api/users/me/metas', { headers, data: preferences })).ok()).toBe(true);
  await page.goto('/dashboard');
  await waitForCards(page);
  await captureBothSizes(page, 'home');
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await capture(page, 'recipe');
  const data = { start: monday, targetCalories: 2000, seed: 7 };
  const planned = await page.request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
  await page.goto(`/meal-planner?date=${monday}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await captureBothSizes(page, 'plan');
};
