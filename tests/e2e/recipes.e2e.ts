import { expect, test } from './member.ts';
import { recordCalls } from './network.ts';
import { cards, field, filterBy, waitForCards } from './screens.ts';

const dishTest = test.extend({ showsDishes: true });

dishTest('RCP-01 RCP-02 RCP-12 /recipes searches for its keyword and updates the URL', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/recipes?keyword=soup');
  await waitForCards(page);
  await expect(field.search(page)).toHaveValue('soup');
  await expect(page).toHaveTitle('Recipes: soup · Kindfare');
  expect(calls.to('/recipes').map(({ query }) => query.get('query'))).toEqual(['soup']);
  const [picture, words] = await Promise.all([
    cards(page).first().locator('img').boundingBox(),
    cards(page).first().getByRole('heading').boundingBox(),
  ]);
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0) - 1);

  const steps = await page.evaluate(() => window.history.length);
  await field.search(page).fill('chicken');
  await expect(page).toHaveURL('/recipes?keyword=chicken');
  await expect(page.getByText(/recipes match “chicken”/)).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  expect(calls.to('/recipes').map(({ query }) => query.get('query'))).toEqual(['soup', 'chicken']);

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByRole('button', { name: 'View more' })).toBeVisible();
  await filterBy(page, (sheet) => sheet.getByRole('checkbox', { name: 'Low FODMAP' }).first().click());
  await expect(page.getByText(/your filters/)).toBeVisible();
  expect(calls.to('/recipes').at(-1)?.query.get('isLowFodmap')).toBe('true');
});

test('RCP-02 going back finds the list of the words before', async ({ page }) => {
  await page.goto('/recipes?keyword=soup');
  await waitForCards(page);
  const first = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/recipes?keyword=soup');
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  await expect(field.search(page)).toHaveValue('soup');
});

test('RCP-03 the keyword form leads to the list', async ({ page }) => {
  await page.goto('/recipes/search');
  await field.search(page).fill('  rice & peas ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/recipes?keyword=rice+%26+peas');
  await expect(field.search(page)).toHaveValue('rice & peas');
});
