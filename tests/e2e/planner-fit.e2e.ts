/**
 * Recipes that do not fit are hidden by the planner's lists, marked if all are shown, and confirmed before
 * they are planned.
 */

import { expectToast } from './messages.ts';
import { timezoneId } from './midday-timezone.ts';
import { recordCalls } from './network.ts';
import {
  add,
  button,
  expectAccessibleAndFitting,
  headersOf,
  items,
  openPlanner,
  plans,
  recordBodies,
  sheet,
  titles,
  wednesday,
} from './planner.ts';
import { expect, test } from './subscriber.ts';

test.use({ timezoneId });

const sentence = /^Not for you: contains .*milk/;
const pie = 'Fish pie with a potato top';

test.beforeEach(async ({ request, member }) => {
  const data = { recipes_excluded_ingredients: ['Milk'] };
  const response = await request.post('/api/users/me/metas', { headers: headersOf(member), data });
  expect(response.ok(), await response.text()).toBe(true);
});

test('a search shows what fits; "Show all" marks the rest, with one question before it is planned', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await openPlanner(page);
  await add(page, /^Add from recipes.*Search all recipes/);
  const search = sheet(page, 'Search Recipes');
  await expect(search.getByRole('checkbox')).toHaveCount(10);
  await expect(search.getByText('Fits you: milk')).toHaveCount(10);
  expect(calls.to('/custom-recipes').at(-1)?.query.get('fitting')).toBe('true');
  await search.getByRole('searchbox').fill('fish pie');
  await expect(search.getByRole('heading', { name: 'Nothing here fits you' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'nothing fits');
  await search.getByRole('button', { name: 'Show all' }).click();
  const row = search.getByRole('listitem').filter({ hasText: pie });
  await expect(row).toContainText(/Not for you: contains .*milk/);
  await expect(search.getByRole('switch', { name: /^Show all/ })).toBeChecked();
  await search.getByRole('checkbox', { name: pie }).check({ force: true });
  await expectAccessibleAndFitting(page, 'what does not fit');

  const added = await recordBodies(page, plans);
  await search.getByRole('button', { name: 'Done' }).click();
  const question = sheet(page, `Plan ${pie} anyway?`);
  await expect(question.getByText(sentence)).toBeVisible();
  await expectAccessibleAndFitting(page, 'the question');
  await button(page, 'Leave out').click();
  await expect(search).toBeVisible();
  await expect(search.getByRole('switch', { name: /^Show all/ })).not.toBeChecked();
  expect(added).toEqual([]);

  await search.getByRole('switch', { name: /^Show all/ }).check();
  await search.getByRole('searchbox').fill('fish pie');
  await search.getByRole('checkbox', { name: pie }).check({ force: true });
  await search.getByRole('button', { name: 'Done' }).click();
  await button(page, 'Plan anyway').click();
  await expectToast(page, 'Meal plan created.');
  expect(added).toHaveLength(1);
  await expect(titles(page)).toHaveText([pie]);
  await expect(items(page).getByText(sentence)).toBeVisible();
  await expectAccessibleAndFitting(page, 'a planned dish that does not fit');

  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^Fish pie.*Not for you: contains .*milk/).filter({ visible: true }),
  ).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
});

test('closing the question returns to the collection it was asked in', async ({ page, request, member }) => {
  await request.post('/api/recipes/fish-pie/favorites', { headers: headersOf(member) });
  await openPlanner(page);
  await add(page, /^Add recipe from collection/);
  const picker = sheet(page, 'Recipe collections');
  await picker.getByRole('button', { name: /^My Favorites/ }).click();
  await expect(picker.getByRole('heading', { name: 'Nothing here fits you' })).toBeVisible();
  await picker.getByRole('button', { name: 'Show all' }).click();
  await picker.getByRole('checkbox', { name: pie }).check({ force: true });
  await picker.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet(page, `Plan ${pie} anyway?`)).toBeVisible();
  await page.goBack();
  await expect(sheet(page, `Plan ${pie} anyway?`)).toBeHidden();
  await expect(picker.getByRole('heading', { name: 'Nothing here fits you' })).toBeVisible();
  await page.goBack();
  await expect(picker.getByRole('button', { name: /^My Favorites/ })).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(`/meal-planner?date=${wednesday}`);
});

test('own foods are judged by their ticked allergens', async ({ page, request, member }) => {
  const food = { title: 'Cheese bar', price: null, calories: 200, protein: 5, fat: 9, carbs: 20, diets: [] };
  const data = { ...food, intolerances: ['Milk'] };
  const made = await request.post('/api/users/me/custom-foods', { headers: headersOf(member), data });
  expect(made.ok(), await made.text()).toBe(true);
  await openPlanner(page);
  await add(page, /^Add custom food/);
  const list = sheet(page, 'Add custom food');
  await expect(list.getByRole('heading', { name: 'Nothing here fits you' })).toBeVisible();
  await list.getByRole('button', { name: 'Show all' }).click();
  await expect(list.getByText(sentence)).toBeVisible();
  await expectAccessibleAndFitting(page, 'own foods');
  await list.getByRole('button', { name: 'Delete Cheese bar' }).click();
  await expectToast(page, 'Custom food removed.');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(list.getByText('Cheese bar')).toBeVisible();
});

test('a recipe page asks for a confirmation before it plans a recipe that does not fit', async ({ page }) => {
  await page.goto('/recipes/fish-pie');
  const schedule = sheet(page, 'Add to meal planner');
  const question = sheet(page, `Plan ${pie} anyway?`);
  const calls = recordCalls(page);
  const planned = () => calls.all.filter(({ path }) => path.endsWith('/meal-plan'));
  await button(page, 'Add to meal planner').click();
  await expect(schedule.getByText(sentence)).toBeVisible();
  await expectAccessibleAndFitting(page, 'schedule of what does not fit');
  await schedule.getByRole('button', { name: 'Done' }).click();
  await expect(question.getByText(sentence)).toBeVisible();
  await button(page, 'Leave out').click();
  await expect(question).toBeHidden();
  await expect(schedule).toBeHidden();
  expect(planned()).toEqual([]);
  await button(page, 'Add to meal planner').click();
  await schedule.getByRole('button', { name: 'Done' }).click();
  await button(page, 'Plan anyway').click();
  await expectToast(page, 'Recipe added to meal planner');
  expect(planned()).toHaveLength(1);
});

test('a member who follows a shared link reads what it means for them', async ({ page }) => {
  await page.goto('/recipes/fish-pie/share');
  await expect(page.getByRole('heading', { level: 1, name: pie })).toBeVisible();
  await expect(page.getByText(sentence).first()).toBeVisible();
});
