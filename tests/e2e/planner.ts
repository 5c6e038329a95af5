/** Steps in the meal planner that several tests share. */
import type { Page } from '@playwright/test';
import { addDays, localDay, weekOf } from '#domain/calendar/week.ts';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, type Member } from './member.ts';

/** Next week, so that none of it is in the past. */
const week = weekOf(addDays(localDay(new Date()), 14));
export const [monday = '', tuesday = '', wednesday = '', thursday = ''] = week;
export const plans = '/users/me/meal-plans';

export const items = (page: Page) => page.getByRole('main').getByRole('article');
export const titles = (page: Page) => items(page).getByRole('heading');
export const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const dayButton = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name });
export const openPlanner = (page: Page, date = wednesday) => page.goto(`/meal-planner?date=${date}`);
export const headersOf = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });

export async function expectAccessibleAndFitting(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page), `${description} at 320`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Records the bodies sent to `path` from now on. */
export async function recordBodies(page: Page, path: string): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
      await route.fallback();
    },
  );
  return bodies;
}

export async function add(page: Page, menuItem: RegExp): Promise<void> {
  // a toast stays as long as the pointer rests on it
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Add to Wednesday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: menuItem }).click();
}
