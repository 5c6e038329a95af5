import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, readAs, test } from './member.ts';
import { headersOf } from './planner.ts';
import { filterSheet, openFilter, waitForCards } from './screens.ts';

test('EXT-28 EXT-14 a recipe is cooked with scaled amounts and a timer that survives a reload, and noted without a network', async ({
  page,
  context,
  request,
  member,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.clock.install();
  await page.goto('/recipes/fish-pie');
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Butter' }).check({ force: true });
  await button('More').click();
  await page.getByRole('link', { name: 'Start cooking' }).click();

  const stepIngredients = page.getByRole('region', { name: 'For this step' });
  await expect(stepIngredients).toContainText('2.6 lb');
  await expect(stepIngredients.getByRole('checkbox', { name: 'Butter' })).toBeChecked();
  await button('Start 18 minutes').click();
  await button('Next step').click();
  await expectAccessible(page, 'a step');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2 of 4' })).toBeVisible();
  await expect(page.getByRole('timer', { name: '18 minutes of step 1' })).toHaveText(/^1[78]:\d\d$/);
  await page.clock.fastForward('18:00');
  await expect(page.getByRole('alert').filter({ hasText: 'Time’s up: 18 minutes of step 1.' })).toBeVisible();
  await button('OK').click();
  await expect(page.getByText('Time’s up')).toHaveCount(0);
  await button('Step 4').click();

  await context.setOffline(true);
  await button('I’ve cooked it').click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible();
  await context.setOffline(false);
  const cooked = async () =>
    (await readAs<{ data: { dates: string[] } }>(request, member, '/recipes/fish-pie/cooked')).data.dates
      .length;
  await expect.poll(cooked).toBe(1);
  await page.getByRole('link', { name: 'Everything you’ve cooked' }).first().click();
  await expect(page.getByRole('link', { name: /Fish pie.*7 servings/ })).toBeVisible();
});

test('EXT-28 servings and swaps are those that are cooked when the page of the recipe is opened meanwhile', async ({
  page,
}) => {
  const servings = page.getByText('7 servings', { exact: true });
  const start = page.getByRole('link', { name: 'Start cooking' });
  await page.goto('/recipes/fish-pie');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(servings).toBeVisible();
  await start.click();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(servings).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 4' })).toBeVisible();
  await page.goBack();
  await expect(servings).toBeVisible();
  await expect(start).toHaveAttribute('href', /cook\?servings=7$/);
});

test('EXT-28 of many steps the mark of the current one is in view', async ({ page, member }) => {
  const steps = Array.from({ length: 30 }, (_, at) => `Stir for the time ${at + 1}.`);
  const created = await page.request.post('/api/users/me/recipes', {
    headers: headersOf(member),
    data: { title: 'Thirty steps', servings: 4, ingredients: ['2 cups rice'], steps },
  });
  const { data: recipe } = await created.json();
  await page.goto(`/recipes/${recipe.id}/cook`);
  for (let step = 1; step < 22; step += 1) await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Step 22 of 30' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Step 22', exact: true })).toBeInViewport();
});

const ringing = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('EXT-28 a timer rings on every page, over a sheet, and while another recipe is cooked', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.clock.install();
  await page.goto('/recipes/fish-pie/cook?servings=7');
  await button('Start 18 minutes').click();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await page.getByRole('link', { name: 'Start cooking' }).waitFor();
  await page.clock.fastForward('18:00');
  await expect(ringing(page, 'Time’s up: 18 minutes of step 1.Fish pie')).toBeVisible();
  await expectAccessible(page, 'a timer that rings on the page of a recipe');
  // nobody has heard it
  await page.goto('/recipes');
  await waitForCards(page);
  await openFilter(page);
  await page.clock.fastForward('05:00');
  const late = ringing(page, 'It ended 5 minutes ago.');
  await expect(late).toBeVisible();
  await late.getByRole('button', { name: 'OK' }).click({ timeout: 5000 });
  await expect(late).toHaveCount(0);
  await expect(filterSheet(page)).toBeVisible();

  await page.goto('/recipes/fish-pie/cook?servings=7');
  await button('Start 18 minutes').click();
  await page.goto('/recipes/bibimbap/cook?servings=4');
  await page.getByRole('heading', { level: 1, name: /^Step 1/ }).waitFor();
  await page.clock.fastForward('18:00');
  await page.getByRole('alert').getByRole('link', { name: 'Fish pie with a potato top' }).click();
  await expect(page).toHaveURL('/recipes/fish-pie/cook?servings=7');
});

test('EXT-28 two tabs of a recipe have the same timers, and a ring that is heard in one is silent in both', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/recipes/fish-pie/cook?servings=6');
  await page.getByRole('button', { name: 'Start 18 minutes' }).waitFor();
  const other = await context.newPage();
  await other.goto('/recipes/fish-pie/cook?servings=6');
  await other.getByRole('button', { name: 'Start 18 minutes' }).waitFor();
  await page.getByRole('button', { name: 'Start 18 minutes' }).click();
  await expect(other.getByRole('timer', { name: '18 minutes of step 1' })).toBeVisible();
  await other.getByRole('button', { name: 'Next step' }).click();
  await page.reload();
  await expect(page.getByRole('timer', { name: '18 minutes of step 1' })).toBeVisible();
  await page.clock.fastForward('18:00');
  await expect(ringing(other, '18 minutes of step 1')).toBeVisible();
  await ringing(page, '18 minutes of step 1').getByRole('button', { name: 'OK' }).click();
  await expect(ringing(other, '18 minutes of step 1')).toHaveCount(0);
});
