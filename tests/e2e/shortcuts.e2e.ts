import { headersOf, monday, openPlanner } from './planner.ts';
import { waitForCards } from './screens.ts';
import { expect, test } from './subscriber.ts';

test('keys open pages until they are turned off; a full week is one landscape page on paper', async ({
  page,
  request,
  member,
}) => {
  const headers = headersOf(member);
  const metas = { recipes_excluded_ingredients: ['Milk', 'Wheat', 'Tree nuts'] };
  await request.post('/api/users/me/metas', { headers, data: metas });
  const data = { start: monday, targetCalories: 2600, seed: 3 };
  const planned = await request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
  const press = page.keyboard.press.bind(page.keyboard);
  const switchOfKeys = page.getByRole('switch', { name: 'Open pages with one key' });

  await page.goto('/dashboard');
  await waitForCards(page);
  await expect(async () => {
    await press('?');
    await expect(switchOfKeys).toBeVisible({ timeout: 1000 });
  }).toPass();
  await press('4');
  await expect(page).toHaveURL('/meal-planner');
  await press('/');
  await expect(page).toHaveURL('/recipes/search');
  await page.getByRole('searchbox').fill('1');
  await press('2');
  await expect(page).toHaveURL('/recipes/search');
  await page.goBack();
  await page.goBack();
  await switchOfKeys.click();
  await press('4');
  await expect(switchOfKeys).not.toBeChecked();
  await expect(page).toHaveURL('/account/shortcuts');

  await openPlanner(page, monday);
  // what is below the fold, and on paper, follows the first paint
  await expect(page.getByRole('button', { name: 'Copy day' })).toBeAttached();
  const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
