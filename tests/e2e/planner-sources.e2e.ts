/**
 * Sources of planned items, and what is derived from them: foods, collections, a recipe’s page; shopping list
 * and calendar.
 */
import { weekOf } from '#domain/calendar/week.ts';
import { expectToast } from './messages.ts';
import { timezoneId, today } from './midday-timezone.ts';
import { fulfillWith, recordCalls, requestsRecorded, serverHeaders } from './network.ts';
import {
  add,
  button,
  expectAccessibleAndFitting,
  headersOf,
  items,
  messages,
  openPlanner,
  plans,
  recordBodies,
  sheet,
  thursday,
  titles,
  tuesday,
  wednesday,
} from './planner.ts';
import { expect, test } from './subscriber.ts';

test.use({ timezoneId });

test('PLAN-28 PLAN-29 PLAN-30 PLAN-41 FOOD-01 FOOD-02 FOOD-03 FOOD-04 FOOD-05 ERR-50 ERR-51 ERR-77 custom foods are created, counted and eaten', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const foods = '/users/me/custom-foods';
  await openPlanner(page);
  await fulfillWith(page, foods, 500);
  await add(page, /^Add custom food/);
  const list = sheet(page, 'Add custom food');
  await expect(list.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible();
  await expect(messages(page)).toHaveText('');
  await page.unrouteAll();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('heading', { name: 'No custom foods' })).toBeVisible();
  await list.getByRole('button', { name: 'Create' }).click();
  const form = sheet(page, 'Create custom food');
  await form.getByLabel('Title').fill('Protein bar');
  for (const name of ['Price per serving ($)', 'Protein (g)', 'Fat (g)', 'Carbs (g)'])
    await form.getByRole('spinbutton', { name }).fill('7');
  const calories = form.getByRole('spinbutton', { name: 'Calories (kcal)' });
  await calories.fill('-210');
  await form.getByRole('checkbox', { name: 'Vegetarian', exact: true }).check({ force: true });
  await form.getByRole('checkbox', { name: 'Milk' }).check({ force: true });
  await expectAccessibleAndFitting(page, 'new food');
  const save = form.getByRole('button', { name: 'Save' });
  const sent = await recordBodies(page, foods);
  await save.click();
  await expect(form.getByRole('alert').last()).toBeVisible();
  await expect(calories).toHaveValue('-210');
  expect(sent).toEqual([
    {
      title: 'Protein bar',
      price: 7,
      calories: -210,
      protein: 7,
      fat: 7,
      carbs: 7,
      diets: ['Vegetarian'],
      intolerances: ['Milk'],
    },
  ]);
  await fulfillWith(page, foods, 500);
  await save.click();
  await expect(messages(page)).toContainText('Could not create custom food. Please try again later.');
  await page.unrouteAll();
  await calories.fill('210');
  await save.click();
  await expect(list.getByText('Protein bar')).toBeVisible();
  const count = list.getByRole('group', { name: 'How many of Protein bar' });
  await expect(count.getByRole('status')).toHaveText('1');
  for (const _ of [1, 2]) await count.getByRole('button', { name: 'Fewer' }).click({ force: true });
  await expect(count.getByRole('status')).toHaveText('0');
  for (const _ of [1, 2]) await count.getByRole('button', { name: 'More' }).click();
  await list.getByRole('searchbox', { name: 'Search custom foods' }).fill('bar');
  await expect.poll(() => calls.to(foods).at(-1)?.query.get('query')).toBe('bar');
  await expectAccessibleAndFitting(page, 'foods');
  const added = await recordBodies(page, plans);
  await list.getByRole('button', { name: 'Done' }).click();
  await expectToast(page, 'Meal plan created.');
  expect(added).toMatchObject([
    {
      type: 'custom_food',
      date: wednesday,
    },
  ]);
  await expect(titles(page)).toHaveText(['Protein bar']);
  await expect(items(page)).toContainText('420 kcal');

  await add(page, /^Add custom food/);
  await list.getByRole('button', { name: 'Delete Protein bar' }).click();
  await expect(list.getByRole('heading', { name: 'No custom foods' })).toBeVisible();
  await expectToast(page, 'Custom food removed.');
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(list.getByText('Protein bar')).toBeVisible();
});

test('PLAN-11 PLAN-12 PLAN-13 PLAN-14 OR-57 ERR-64 ERR-65 recipes are chosen from collections and own recipes', async ({
  page,
  request,
  member,
}) => {
  const headers = headersOf(member);
  await request.post('/api/recipes/fish-pie/favorites', { headers });
  await openPlanner(page);
  await add(page, /^Add recipe from collection/);
  const picker = sheet(page, 'Recipe collections');
  await expect(picker.getByRole('heading', { name: 'No recipe collections', exact: true })).toBeVisible();
  await expectAccessibleAndFitting(page, 'collections');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await request.post('/api/recipes/collections', { headers, data: { name: 'Soups' } });
  await add(page, /^Add recipe from collection/);
  await picker.getByRole('button', { name: /^Soups/ }).click();
  await expect(picker.getByRole('heading', { name: 'No custom recipes', exact: true })).toBeVisible();
  await picker.getByRole('button', { name: 'Back' }).click();
  await picker.getByRole('button', { name: /^My Favorites/ }).click();
  await picker.getByRole('checkbox', { name: /Fish pie/ }).check({ force: true });
  await picker.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(titles(page)).toHaveText([/^Fish pie/]);
  await add(page, /^Add personal recipes/);
  const personal = sheet(page, 'Personal recipes');
  await expect(personal.getByRole('checkbox', { name: /Fish pie/ })).toBeVisible();
  await expectAccessibleAndFitting(page, 'personal recipes');
});

test('RCP-28 RCP-29 PLAN-21 PLAN-22 PLAN-23 PLAN-31 ERR-58 OK-13 a recipe’s page puts it on a day of the week', async ({
  page,
}) => {
  await page.goto('/recipes/fish-pie');
  await button(page, 'Add to meal planner').click();
  const schedule = sheet(page, 'Add to meal planner');
  const days = schedule.getByRole('radio');
  await expect(days).toHaveCount(7);
  for (const label of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
    await expect(schedule.getByText(label, { exact: true })).toBeVisible();
  const week = weekOf(today);
  await expect(days.nth(week.indexOf(today))).toBeChecked();
  await expectAccessibleAndFitting(page, 'schedule');
  await page.keyboard.press('Escape');
  await button(page, 'Collections').click();
  await expect(sheet(page, 'Collections')).toBeVisible();
  await expect(schedule).toBeHidden();
  await page.keyboard.press('Escape');
  await button(page, 'Add to meal planner').click();
  await days.first().check({ force: true });
  await page.route(
    '**/api/recipes/*/meal-plan',
    (route) => route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) }),
    {
      times: 1,
    },
  );
  await schedule.getByRole('button', { name: 'Done' }).click();
  await expect(messages(page)).toContainText('Failed to add recipe to meal planner');
  let sent: unknown = null;
  await page.route('**/api/recipes/*/meal-plan', async (route) => {
    sent = route.request().postDataJSON();
    await route.fallback();
  });
  await schedule.getByRole('button', { name: 'Done' }).click();
  await expectToast(page, 'Recipe added to meal planner');
  await expect(schedule).toBeHidden();
  expect(sent).toEqual({ date: week[0] });
  await openPlanner(page, week[0]);
  await expect(titles(page)).toHaveText([/^Fish pie/]);
  await titles(page).getByRole('link').click();
  await expect(page).toHaveURL('/recipes/fish-pie');
});

test('EXT-04 EXT-11 the shopping list: ticked off, also without a connection, and on paper; the calendar, and its end', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = headersOf(member);
  for (const date of [tuesday, wednesday])
    await request.post(`/api${plans}`, { headers, data: { type: 'recipe', date, ids: ['fish-pie'] } });
  await openPlanner(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Fish pie/).filter({ visible: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^Shopping list/ }).click();
  const rows = page.getByRole('checkbox');
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((boxes) =>
    boxes.map((box) => box.parentElement?.textContent?.split('Fish pie')[0]),
  );
  expect(new Set(names).size).toBe(names.length);
  await expectAccessibleAndFitting(page, 'shopping list');
  const first = rows.first();
  await first.check({ force: true });
  await expect(page.getByText(`${names.length - 1} things to get`)).toBeVisible();
  await context.setOffline(true);
  await rows.nth(1).check({ force: true });
  await expect(page.getByText(/^You are offline\./)).toContainText(/changes? to send\./);
  await expect(rows.nth(1)).toBeChecked();
  await context.setOffline(false);
  await expectToast(page, 'What you changed is saved.');
  await page.reload();
  await expect(rows.nth(1)).toBeChecked();
  await expect(rows.nth(2)).not.toBeChecked();

  await page.goBack();
  await page.getByRole('button', { name: /^Show in my calendar/ }).click();
  await button(page, 'Create a calendar link').click();
  const address = await sheet(page, 'Plan in your calendar').locator('code').textContent();
  const feed = await request.get(address ?? '');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await expectAccessibleAndFitting(page, 'calendar');
  await button(page, 'Turn off the link').click();
  await expect(messages(page)).toContainText('The calendar link no longer works.');
  expect((await request.get(address ?? '')).status()).toBe(404);
});

test('PLAN-42 OR-23 two tabs stay in sync; the sample page sends no request', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = headersOf(member);
  await request.post(`/api${plans}`, {
    headers,
    data: { type: 'recipe', date: wednesday, ids: ['fish-pie'] },
  });
  await openPlanner(page);
  await expect(items(page)).toHaveCount(1);
  const other = await context.newPage();
  await openPlanner(other);
  await other.getByRole('button', { name: 'Remove Fish pie' }).click();
  await expect(items(other)).toHaveCount(0);
  await expect(items(page)).toHaveCount(0);
  await other.close();
  await fulfillWith(page, plans, 500);
  await page.goto(`/meal-planner?date=${thursday}`);
  await expect(page.getByRole('heading', { name: 'We couldn’t load the plan' })).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible();
  await page.goto('/meal-planner/add-recipe');
  const add = page.getByRole('button', { name: 'Add recipe' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  const calls = recordCalls(page);
  await add.click({ force: true });
  await page.getByRole('searchbox').fill('soup');
  await requestsRecorded(page);
  expect(calls.all).toEqual([]);
  await expectAccessibleAndFitting(page, 'drawn page');
});
