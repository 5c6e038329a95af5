/** Screens in rare states. */
import {
  captureEach,
  expect,
  type ScreenGroup,
  type ScreenshotSession,
  type SignedInPage,
  visit,
  waitForNetworkIdle,
} from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

const date = '2027-03-01';

async function plannerStates({ member, take }: ScreenshotSession): Promise<void> {
  const session = await member('Ada Nilsen');
  const { page, headers } = session;
  await subscribed(session);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(`/meal-planner?date=${date}`);
  await button(/^Plan this day/)
    .first()
    .waitFor();
  await take(page, 'state-planner-empty');
  await page.getByRole('link', { name: /^Shopping list/ }).click();
  await expect(page).toHaveURL(/shopping-list/);
  await take(page, 'state-shopping-empty');
  await page.goto(`/meal-planner?date=${date}`);
  await button(/^Plan this day/)
    .first()
    .click();
  const generator = page.getByRole('dialog', { name: 'Create a custom meal plan' });
  const calories = generator.getByLabel('Target Calories');
  await calories.fill('12');
  await generator.getByRole('button', { name: 'Generate' }).click();
  await take(page, 'state-generate-refused');
  await calories.fill('2000');
  const hold = Promise.withResolvers<null>();
  await page.route('**/meal-plans/generate', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await generator.getByRole('button', { name: 'Generate' }).click();
  await expect(generator.getByText(/^Planning a day/)).toBeVisible();
  await take(page, 'state-generating');
  hold.resolve(null);
  await expect(generator.getByText('Your plan is ready')).toBeVisible();
  await take(page, 'state-generated');
  await page.unrouteAll();
  const wishes = { allergies: ['Milk', 'Eggs', 'Wheat', 'Soy'], diets: ['Vegan', 'Ketogenic', 'Paleo'] };
  const saved = await page.request.post('/api/users/me/metas', { headers, data: wishes });
  expect(saved.ok(), await saved.text()).toBe(true);
  await calories.fill('1500');
  await generator.getByRole('button', { name: 'Generate' }).click();
  await expect(generator.getByText(/No plan fits all of your wishes|Your plan is ready/)).toBeVisible();
  await take(page, 'state-infeasible');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await take(page, 'state-print');
  await page.emulateMedia({ media: 'screen' });
}

async function recipeStates({ member, take }: ScreenshotSession): Promise<void> {
  const { page } = await member('Lena Hoff');
  await visit(page, '/recipes/own/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await take(page, 'state-own-refused');
  await visit(page, '/recipes/own/import');
  await take(page, 'state-import');
  await page.getByRole('radio', { name: 'Cooklang' }).check();
  await take(page, 'state-import-text');
  await page.goto('/recipes/fish-pie');
  const { headers } = await member('Ines Roth');
  const { data } = await (await page.request.get('/api/recipes/fish-pie', { headers })).json();
  const review = { rating: '4', comment: 'Rich and mild. The crust took ten minutes more in my oven.' };
  await page.request.post(`/api/recipes/${data.id}/reviews`, { headers, multipart: review });
  await page.route('**/recipes/*/reviews?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data[0], {
      answer: { body: 'Thank you! The recipe says 35 minutes now.', answered_at_text: 'two days ago' },
    });
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByText('Rich and mild.').waitFor();
  await take(page, 'state-answered-review', page.getByText('Rich and mild.'));
}

async function waitingChanges({ member, take }: ScreenshotSession): Promise<void> {
  const { page } = await member('Olga Brandt');
  await page.goto('/recipes/fish-pie');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForNetworkIdle(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByRole('button', { name: /^Add .* favorites/ }).click();
  const line = page.getByRole('link', { name: /to send/ });
  await line.waitFor();
  await take(page, 'state-offline-line');
  await line.click();
  const discard = page.getByRole('button', { name: /Discard/ }).first();
  await discard.waitFor();
  await take(page, 'state-waiting');
  await discard.click();
  await take(page, 'state-discard');
}

async function installGuides({ member, take }: ScreenshotSession): Promise<void> {
  const { page } = await member('Mia Stern');
  for (const platform of ['Android', 'iPhone', 'Macintosh', 'Windows']) {
    await page.addInitScript((agent) => {
      Object.defineProperty(navigator, 'userAgent', { configurable: true, value: `Mozilla/5.0 (${agent})` });
    }, platform);
    await visit(page, '/install');
    await take(page, `state-install-${platform.toLowerCase()}`);
  }
}

/** After the membership has ended, by a withdrawal: locked and available features. */
async function endedMember({ member, take }: ScreenshotSession): Promise<void> {
  const session: SignedInPage = await member('Viktor Lund');
  const { page, headers } = session;
  await subscribed(session, 'plus', 'monthly');
  const data = { start: date, targetCalories: 2000, seed: 7 };
  await page.request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  const { data: user } = await (await page.request.get('/api/users/me', { headers })).json();
  const withdrawn = await page.request.post(
    `/api/users/me/subscriptions/${user.subscriptions[0].id}/withdrawal`,
    {
      headers,
    },
  );
  expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
  await page.goto('/meal-planner');
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await take(page, 'state-ended-planner');
  await captureEach(page, take, {
    'state-ended-dashboard': '/dashboard',
    'state-ended-health': '/health-and-wellness',
    'state-ended-questionnaire': '/health-questionnaire',
    'state-ended-shopping': '/meal-planner/shopping-list',
    'state-ended-plans': '/account/choose-plan',
    'state-ended-subscriptions': '/account/manage-subscriptions',
    'state-ended-account': '/account',
    'state-ended-recipe': '/recipes/fish-pie',
    'state-ended-collections': '/recipes/collections',
  });
}

export const states: ScreenGroup = async (session) => {
  for (const part of [plannerStates, recipeStates, waitingChanges, installGuides, endedMember])
    await part(session);
};
