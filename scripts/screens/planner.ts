/** The meal planner of a member with a planned week. */
import type { Page } from '@playwright/test';
import { expect, type ScreenGroup } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A Monday, whose week the server plans. */
const date = '2027-03-01';

export const planner: ScreenGroup = async ({ member, take }) => {
  const session = await member('Emil Wolff');
  const { page, headers } = session;
  await subscribed(session);
  const data = { start: date, targetCalories: 2000, seed: 7 };
  const planned = await page.request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
  await page.goto(`/meal-planner?date=${date}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await take(page, 'planner');
  await page.getByText('What adds up on this day').click();
  await take(page, 'planner-menu', page.getByRole('heading', { name: 'On the menu' }));
  await take(page, 'planner-week', page.getByText('The whole week'));
  await button(page, /^Add to/).click();
  await expect(sheet(page, /^Add to/)).toBeVisible();
  await take(page, 'planner-add');
  await button(page, /^Add from recipes/).click();
  await expect(sheet(page, 'Search Recipes').getByRole('checkbox').first()).toBeVisible();
  await take(page, 'planner-recipes');
  await close(page);
  await button(page, /^Add to/).click();
  await button(page, /^Add custom food/).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(sheet(page, 'Create custom food').getByLabel('Title')).toBeVisible();
  await take(page, 'planner-food');
  await page.keyboard.press('Escape');
  await close(page);
  await button(page, 'View all nutrients').click();
  await expect(sheet(page, /nutrients$/).getByRole('table')).toBeVisible();
  await take(page, 'planner-nutrients');
  await close(page);
  await button(page, /^Move or repeat/)
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'planner-item');
  await close(page);
  await button(page, /^Create a plan/).click();
  await expect(sheet(page, 'Create a custom meal plan')).toBeVisible();
  await take(page, 'planner-generate');
  await close(page);
  await button(page, /^Daily target/).click();
  await expect(sheet(page, 'Daily target')).toBeVisible();
  await take(page, 'planner-target');
  await close(page);
  await button(page, /^Show in my calendar/).click();
  await button(page, 'Create a calendar link').click();
  await expect(button(page, 'Turn off the link')).toBeVisible();
  await take(page, 'planner-calendar');
  await close(page);
  await page.getByRole('link', { name: /^Shopping list/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('checkbox').first().check({ force: true });
  await take(page, 'shopping-list');
};
