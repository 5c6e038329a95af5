/** The meal planner: searching, planning, changing and moving. */
import type { Locator, Request } from '@playwright/test';
import { expectToast } from './messages.ts';
import { fulfillWith, holdRequests, recordCalls, serverHeaders } from './network.ts';
import {
  add,
  button,
  dayButton,
  expectAccessibleAndFitting,
  headersOf,
  items,
  messages,
  monday,
  openPlanner,
  plans,
  recordBodies,
  sheet,
  thursday,
  titles,
  wednesday,
} from './planner.ts';
import { tabTo } from './screens.ts';
import { expect, test } from './subscriber.ts';

test.use({ showsDishes: true });

test('PLAN-01 PLAN-06 PLAN-08 PLAN-09 PLAN-15 PLAN-16 PLAN-19 PLAN-20 PLAN-37 CONST-28 CONST-39 ERR-48 ERR-65 OK-14 recipes are searched for and put on the day; the back button closes sheets', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Planner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await expect(dayButton(page, /./)).toHaveCount(7);
  await expect(dayButton(page, /^Today/)).toHaveAttribute('aria-current', 'date');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/date=/);
  await page.goBack();
  await expect(dayButton(page, /^Today/)).toHaveAttribute('aria-current', 'date');

  await openPlanner(page);
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'empty day');
  await fulfillWith(page, '/custom-recipes', 500);
  await add(page, /^Add from recipes/);
  const search = sheet(page, 'Search Recipes');
  await expect(search.getByText(/currently overloaded/)).toBeVisible();
  await page.unrouteAll();
  await search.getByRole('button', { name: 'Try again' }).click();
  await expect(search.getByRole('checkbox')).toHaveCount(10);
  expect(calls.to('/custom-recipes').at(-1)?.query.get('number')).toBe('10');
  const releaseRequests = await holdRequests(page, '/custom-recipes');
  await search.getByRole('button', { name: 'View more' }).click();
  await expect(search.getByRole('button', { name: 'Loading...' })).toBeVisible();
  releaseRequests();
  await expect(search.getByRole('checkbox')).toHaveCount(20);
  expect(calls.to('/custom-recipes').at(-1)?.query.get('page')).toBe('2');
  await page.unrouteAll();
  await search.getByRole('searchbox', { name: 'Search recipes' }).fill('no dish is called that');
  await expect(search.getByRole('heading', { name: 'No custom recipes', exact: true })).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(`/meal-planner?date=${wednesday}`);

  await add(page, /^Add from recipes/);
  await search.getByRole('checkbox', { name: /Red lentil dal/ }).check({ force: true });
  const height = await search.getByRole('searchbox').evaluate((field) => {
    let part: Element | null = field;
    while (part && getComputedStyle(part).overflowY !== 'auto') part = part.parentElement;
    return part && getComputedStyle(part).height;
  });
  expect(height).toBe('400px');
  await expectAccessibleAndFitting(page, 'search');
  const added = await recordBodies(page, plans);
  await search.getByRole('button', { name: 'Done' }).click();
  await expectToast(page, 'Meal plan created.');
  expect(added).toEqual([
    {
      type: 'recipe',
      date: wednesday,
      ids: [expect.any(String)],
    },
  ]);
  await expect(titles(page)).toHaveText(['Red lentil dal']);
  await titles(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/recipes\/[^/]+$/);
});

test('PLAN-02 PLAN-26 PLAN-27 PLAN-32 PLAN-38 PLAN-39 PLAN-40 ENT-30 EXT-10 ERR-78 OK-15 OK-17 OK-18 a day is planned by the app, changed, taken back and cleared', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await openPlanner(page);
  await button(page, 'Plan this day for me').click();
  const generator = sheet(page, 'Create a custom meal plan');
  await expect(generator.getByRole('spinbutton', { name: 'Target Calories' })).toHaveValue('2000');
  await expectAccessibleAndFitting(page, 'generator');
  const bodies = await recordBodies(page, `${plans}/generate`);
  await generator.getByRole('button', { name: 'Generate' }).click();
  await expectToast(page, 'Meal plan items generated.');
  await expect(generator.getByText('Your plan is ready')).toBeVisible();
  expect(bodies).toEqual([
    {
      date: wednesday,
      timeFrame: 'day',
      targetCalories: 2000,
      diet: '',
    },
  ]);
  await generator.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(items(page).first()).toBeVisible();
  const planned = await items(page).count();
  expect(planned).toBeGreaterThan(1);
  const totals = page.getByRole('region', { name: 'Totals of Wednesday' });
  await expect(totals.getByRole('list', { name: 'Macronutrients' }).getByRole('listitem')).toHaveCount(3);
  await expect(totals.getByRole('list', { name: 'Intolerances' }).getByRole('img')).toHaveCount(5);
  await expect(items(page).first().locator('img')).toBeVisible();
  await expect(items(page).first()).toContainText(/kcal · .*(min|h)/);
  await expectAccessibleAndFitting(page, 'planned day');

  await page.route(`**/api${plans}?*`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) })
      : route.fallback(),
  );
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('A change of the plan'));
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await remove.click();
  expect((await logged).text()).toBe('A change of the plan: unavailable 500');
  await expect(page.getByText('We couldn’t save that. Your plan hasn’t changed.')).toBeVisible();
  await expect(items(page)).toHaveCount(planned);
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expectToast(page, 'Removed item successfully.');
  await expect(items(page)).toHaveCount(planned - 1);
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(items(page)).toHaveCount(planned);

  await button(page, 'Clear day').click();
  const question = sheet(page, 'Are you sure you want to clear this day?');
  await expect(question.getByText(/^Wednesday, /)).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  await expect(items(page)).toHaveCount(planned);
  await button(page, 'Clear day').click();
  await question.getByRole('button').last().click();
  await expectToast(page, 'Meal plan item by date removed.');
  await expect(items(page)).toHaveCount(0);
  expect(calls.to(`${plans}/date`).map(({ method, query }) => [method, query.get('date')])).toEqual([
    ['DELETE', wednesday],
  ]);
});

test('PLAN-10 PLAN-24 PLAN-25 PLAN-33 PLAN-34 PLAN-35 PLAN-36 ERR-49 OK-16 servings, moving by mouse and by keyboard, leftovers, copies, all nutrients', async ({
  page,
  request,
  member,
}) => {
  const headers = headersOf(member);
  const data = { type: 'recipe', date: wednesday, ids: ['fish-pie'] };
  expect((await request.post(`/api${plans}`, { headers, data })).ok()).toBe(true);
  const saved: Request[] = [];
  await openPlanner(page);
  const pie = items(page).first();
  const kcal = async () => Number((await pie.textContent())?.match(/([\d,]+) kcal/)?.[1]?.replace(',', ''));
  const one = await kcal();
  await pie.getByRole('button', { name: 'Fewer' }).click({ force: true });
  await expect(pie.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await pie.getByRole('button', { name: 'More' }).click();
  await pie.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(kcal).toBe(one);
  await pie.getByRole('button', { name: 'More' }).click();
  await expect.poll(async () => Math.abs((await kcal()) - 2 * one)).toBeLessThanOrEqual(1);
  await page.route('**/servings', async (route) => {
    saved.push(route.request());
    await route.fallback();
  });
  await pie.getByRole('button', { name: 'Save' }).dblclick();
  await expectToast(page, 'Recipe servings updated.');
  expect(saved.map((call) => call.postDataJSON())).toEqual([{ servings: 2 }]);

  await fulfillWith(
    page,
    (saved[0]?.url() ?? '').replace(/.*\/api|\/recipes\/.*/g, '').concat('/nutrients'),
    500,
  );
  await button(page, 'View all nutrients').click();
  const nutrients = sheet(page, 'Wednesday’s nutrients');
  await expect(
    nutrients.getByText('Could not fetch meal plan nutrients. Please try again later.', { exact: true }),
  ).toBeVisible();
  await page.unrouteAll();
  await nutrients.getByRole('button', { name: 'Try again' }).click();
  await expect(nutrients.getByRole('columnheader')).toHaveText(['Nutrient', 'Per Serving', 'Amount', 'Rda']);
  await expect(nutrients.getByRole('rowheader', { name: 'Protein' })).toBeVisible();
  await expect(nutrients.getByRole('rowheader', { name: 'Calories' })).toHaveCount(0);
  await expectAccessibleAndFitting(page, 'nutrients');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Move or repeat/ }).click();
  await page.getByRole('button', { name: 'Move to breakfast' }).click();
  await expect(messages(page)).toContainText('Moved to breakfast.');
  await expect(page.getByRole('heading', { level: 3, name: 'Breakfast' })).toBeVisible();
  await page.getByRole('button', { name: /^Daily target/ }).click();
  const aim = sheet(page, 'Daily target');
  await aim.getByRole('spinbutton').fill('12');
  await aim.getByRole('button', { name: 'Save' }).click();
  await expect(
    aim.getByText(/^Choose a whole number from 1,500 to 10,000\. Eating less than that needs a doctor/),
  ).toBeVisible();
  await expectAccessibleAndFitting(page, 'daily target');
  await aim.getByRole('spinbutton').fill('1800');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Daily target saved.');
  await expect(page.getByRole('region', { name: 'Totals of Wednesday' })).toContainText('of 1,800 kcal');

  // by mouse, for which the toasts go back to the bottom
  await page.mouse.move(1, 1);
  const from = await pie.locator('img').boundingBox();
  const to = await dayButton(page, /^Thursday/).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 10);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(messages(page)).toContainText('Moved to Thursday.');
  await expect(page).toHaveURL(`/meal-planner?date=${wednesday}`);
  await expect(items(page)).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(items(page)).toHaveCount(1);

  // by keyboard
  const menu = page.getByRole('button', { name: /^Move or repeat/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'Fish pie')).toBeVisible();
  await expectAccessibleAndFitting(page, 'item');
  await tabTo(page, page.getByRole('button', { name: 'Leftovers on Thursday' }));
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Leftovers planned for Thursday.');
  await menu.click();
  await tabTo(page, page.getByRole('button', { name: 'Move to Tuesday' }));
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Moved to Tuesday.');
  await expect(items(page)).toHaveCount(0);
  // by mouse again: a toast at the top edge stays as long as the pointer rests on it
  await page.mouse.move(1, 1);
  await dayButton(page, /^Thursday/).click();
  await expect(page).toHaveURL(`/meal-planner?date=${thursday}`);
  await expect(items(page)).toHaveCount(1);
  await dayButton(page, /^Tuesday/).click();
  await button(page, 'Copy day').click();
  await page.getByRole('button', { name: 'Copy to Monday' }).click();
  await expect(messages(page)).toContainText('Copied to Monday.');
  await dayButton(page, /^Monday/).click();
  await expect(page).toHaveURL(`/meal-planner?date=${monday}`);
  await expect(titles(page)).toHaveText([/^Fish pie/]);
});

test('the place of the toasts is above the main button of a page, and above the actions of a sheet', async ({
  page,
  member: _,
}) => {
  const expectAbove = (action: Locator) =>
    expect
      .poll(async () => {
        const [place, box] = [await messages(page).boundingBox(), await action.boundingBox()];
        return place && box ? box.y - place.y - place.height : null;
      })
      .toBeGreaterThan(0);
  await openPlanner(page);
  const main = button(page, 'Add to Wednesday');
  await expectAbove(main);
  await main.click();
  await page.getByRole('button', { name: /^Add from recipes/ }).click();
  const recipes = sheet(page, 'Search Recipes');
  await expect(recipes.getByRole('checkbox').first()).toBeVisible();
  await expectAbove(recipes.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Escape');
  await expect(recipes).toHaveCount(0);
  await expectAbove(main);
});
