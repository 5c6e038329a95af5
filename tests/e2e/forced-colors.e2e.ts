import type { Locator } from '@playwright/test';
import { expect, test } from './subscriber.ts';

test.use({ forcedColors: 'active' });

const colorOf = (element: Locator, pseudo: string | null, property: 'background-color' | 'outline-color') =>
  element.evaluate((node, [part, name]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [
    pseudo,
    property,
  ] as const);

test('what is chosen, and how much is planned, is seen with the colors of the system alone', async ({
  page,
  member: _,
}) => {
  await page.goto('/dashboard');
  const tab = page.getByRole('tab', { selected: true });
  const surface = await colorOf(page.locator('body'), null, 'background-color');
  expect(await colorOf(tab, '::after', 'background-color')).not.toBe(surface);

  await page.goto('/meal-planner');
  const chosen = page.locator('[aria-current="date"]');
  expect(await colorOf(chosen, null, 'outline-color')).not.toBe(surface);
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});
