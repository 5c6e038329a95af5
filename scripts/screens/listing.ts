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

async function keep(page: Page, name: string): Promise<void> {
  await waitForNetworkIdle(page);
  const picture = await page.screenshot({ caret: 'hide' });
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(`${folder}/${name}.webp`);
}

async function keepBoth(page: Page, name: string): Promise<void> {
  await keep(page, name);
  await page.setViewportSize(desk);
  await keep(page, `${name}-wide`);
  await page.setViewportSize(phone);
}

export const listing: ScreenGroup = async ({ member }) => {
  mkdirSync(folder, { recursive: true });
  const sitter = await member('Maya Lindqvist');
  const { page, headers } = sitter;
  await subscribed(sitter);
  await completeCategories(page.request, headers, '201', '11', '103');
  await page.goto('/dashboard');
  await waitForCards(page);
  await keepBoth(page, 'home');
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await keep(page, 'recipe');
  const data = { start: monday, targetCalories: 2000, seed: 7 };
  const planned = await page.request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
  await page.goto(`/meal-planner?date=${monday}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await keepBoth(page, 'plan');
};
