import type { Page } from '@playwright/test';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { newAccount, type RecipeDetail } from './member.ts';
import { recordCalls } from './network.ts';
import { cards, filterBy, listedIds, shownAmounts, submitCredentials, waitForCards } from './screens.ts';
import { expect, test } from './server-under-test.ts';

test.use({ showsDishes: true, fetchesAhead: true });

/** The recipe as returned by the API for the member of this page. */
function readRecipe(page: Page, id: string): Promise<RecipeDetail> {
  return page.evaluate(async (recipeId) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` };
    return (await (await fetch(`/api/recipes/${recipeId}`, { headers })).json()).data;
  }, id);
}

const expected = (recipe: RecipeDetail, units: 'us' | 'metric', servings: number) =>
  recipe.ingredients.map(({ name, amount }) => ({
    name,
    amount: formatMeasure(scaleMeasure(amount[units], recipe.servings, servings, units)),
  }));

/** Factor of each unit to the smallest unit of its kind. */
const sizes: Readonly<Record<string, number>> = {
  '': 1,
  tsp: 1,
  tbsp: 3,
  cup: 48,
  oz: 1,
  lb: 16,
  g: 1,
  kg: 1000,
  ml: 1,
  l: 1000,
};

/** `1 1/2 cups` in teaspoons; null for what cannot be read. */
function plainly(amount: string): number | null {
  const match = /^(?:(\d+(?:\.\d+)?) ?)?(?:(\d)\/(\d))? ?([a-z]*)$/.exec(amount);
  const [, whole = '0', over = '0', under = '1', unit = ''] = match ?? [];
  const size = sizes[unit] ?? sizes[unit.replace(/s$/, '')];
  return match && size ? (Number(whole) + Number(over) / Number(under)) * size : null;
}

test('AUTH-06 AUTH-08 AUTH-09 AUTH-10 AUTH-17 OK-03 FILT-10 FILT-23 RCP-14 RCP-16 RCP-17 EXT-01 EXT-02 EXT-12 from a new email to a recipe that is safe to eat', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const { email, password } = newAccount();

  await page.goto('/auth/login-or-create');
  await submitCredentials(page, email, password);
  await expect(page).toHaveURL('/account/get-started-membership');
  await expect(page.getByText('Registration successfully. Please login.')).toBeVisible();
  const requested = calls.all.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(requested).toEqual(['/auth/check-email', '/auth/register', '/auth/token']);
  expect(calls.to('/auth/register')[0]?.body).toEqual({
    name: '__',
    email,
    password,
    password_confirmation: password,
  });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    access_token: expect.stringMatching(/./),
    refresh_token: expect.stringMatching(/./),
    token_expires_in: expect.stringMatching(/^\d+$/),
  });

  await page.getByRole('button', { name: 'Stay on Free for now' }).click();
  await expect(page).toHaveURL('/account/first-update-personal');
  const saved = { recipe_low_oxalate_enabled: true, recipe_low_histamine_enabled: true };
  const headers = { Authorization: `Bearer ${stored['access_token']}` };
  expect((await page.request.post('/api/users/me/preferences', { headers, data: saved })).ok()).toBe(true);
  await page.goto('/dashboard');
  await waitForCards(page);
  await filterBy(page, async (sheet) => {
    await expect(sheet.getByRole('switch', { name: 'Limit Oxalate' })).toBeChecked();
    await expect(sheet.getByRole('switch', { name: 'Limit Histamine' })).toBeChecked();
  });
  await expect
    .poll(() => Object.fromEntries(calls.to('/recipes').at(-1)?.query ?? []))
    .toMatchObject({ isLowOxalate: '1', isLowHistamine: '1' });
  await expect(page.getByText('Fits you: low oxalate, low histamine').first()).toBeVisible();

  const ids = await listedIds(page);
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids) {
    const { title, verdicts } = await readRecipe(page, id);
    expect([verdicts.oxalate.level, verdicts.histamine.level], title).toEqual([1, 1]);
    for (const axis of ['oxalate', 'histamine'] as const) {
      expect(verdicts[axis].unknown, title).toEqual([]);
      expect(
        verdicts[axis].reasons.every(({ level }) => level !== null),
        title,
      ).toBe(true);
    }
  }

  const recipe = await readRecipe(page, ids[0] ?? '');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/recipes/${ids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await expect(page.getByText('Fits you: low oxalate, low histamine')).toBeVisible();

  await page.getByRole('button', { name: 'See why' }).click();
  const why = page.getByRole('region', { name: 'Why this verdict' });
  await expect(why).toBeInViewport();
  await expect(why.getByText('Within your limit of low').first()).toBeVisible();
  await why.getByText('Amounts and sources').first().click();
  const reasons = why.getByRole('list', { name: 'Oxalate by ingredient' }).getByRole('listitem');
  await expect(reasons).toHaveCount(recipe.verdicts.oxalate.reasons.length);
  for (const { ingredient } of recipe.verdicts.oxalate.reasons)
    await expect(reasons.filter({ hasText: ingredient }).first()).toContainText(
      / g, .*(mg oxalate|no tested value)/,
    );
  const { data: settings } = await (await page.request.get('/api/recipes-plus/settings')).json();
  expect(settings.intolerance_notice).toMatch(/./);
  await expect(why.getByText(settings.intolerance_notice)).toBeVisible();

  const { servings } = recipe;
  const before = await shownAmounts(page);
  expect(before).toEqual(expected(recipe, 'us', servings));
  for (let n = 0; n < servings; n += 1) await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText(`${2 * servings} servings`)).toBeVisible();
  const after = await shownAmounts(page);
  expect(after).toEqual(expected(recipe, 'us', 2 * servings));
  for (const [place, { name, amount }] of before.entries()) {
    const [once, twice] = [plainly(amount), plainly(after[place]?.amount ?? '')];
    // what is shown is rounded to the nearest tenth or kitchen fraction
    if (once !== null && twice !== null) expect(twice / once, `${name}: ${amount}`).toBeCloseTo(2, 0);
  }

  await page.getByText('Metric', { exact: true }).click();
  await expect.poll(() => shownAmounts(page)).toEqual(expected(recipe, 'metric', 2 * servings));
  await page.getByText('US', { exact: true }).click();
  await expect.poll(() => shownAmounts(page)).toEqual(after);
});
