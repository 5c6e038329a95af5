import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, type Member, readAs, test } from './member.ts';
import { expectToast } from './messages.ts';
import { fulfillWith, recordCalls, serverHeaders } from './network.ts';
import { cards, tabTo } from './screens.ts';

type Id = { readonly id: number };
interface Place {
  readonly request: APIRequestContext;
  readonly member: Member;
}

const headersOf = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });
const recipeIds = async ({ request, member }: Place) =>
  (await readAs<{ data: Id[] }>(request, member, '/recipes')).data.map(({ id }) => id);

/** Creates a collection through the API. */
async function keep(
  { request, member }: Place,
  name: string,
  recipe_ids: readonly number[] = [],
): Promise<string> {
  const headers = headersOf(member);
  const created = await request.post('/api/recipes/collections', { headers, data: { name } });
  const { data } = await created.json();
  await request.post(`/api/recipes/collections/${data.id}/sync`, { headers, data: { recipe_ids } });
  return data.id;
}
const like = ({ request, member }: Place, id: number) =>
  request.post(`/api/recipes/${id}/favorites`, { headers: headersOf(member) });

const names = (page: Page) =>
  page.getByRole('list', { name: 'Collections' }).getByRole('article').getByRole('heading');
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** No axe violations and no overflow, at the usual and at a narrow width. */
async function expectAccessibleAndFitting(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page), `${description} at 320`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('COLL-05 COLL-10 COLL-11 COLL-12 COLL-13 ERR-42 ERR-64 SRV-57 OR-49 a first collection, by keyboard', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Collections' }).click();
  await expect(names(page)).toHaveText(['My Favorites']);
  await expect(page.getByRole('heading', { name: 'No recipe collections', exact: true })).toBeVisible();
  await expectAccessibleAndFitting(page, 'collections');

  await tabTo(page, page.getByRole('button', { name: 'New collection' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create a new collection' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Please give the collection a name.')).toBeVisible();
  await expectAccessibleAndFitting(page, 'form of a collection');
  await page.route(
    '**/api/recipes/collections',
    (route) => route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) }),
    {
      times: 1,
    },
  );
  await name.fill('Soups');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveText('Could not create collection. Please try again later.');
  await expect(name).toHaveValue('Soups');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(names(page)).toHaveText(['My Favorites', 'Soups']);
  await page.getByRole('button', { name: 'New collection' }).click();
  await name.fill('soups');
  await page.keyboard.press('Enter');
  await expect(form.getByText('You have a collection of this name already.')).toBeVisible();
  await name.fill('Bread');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['My Favorites', 'Bread', 'Soups']);
  await page.getByRole('link', { name: 'Bread' }).click();
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
});

test('COLL-01 COLL-02 COLL-03 COLL-04 COLL-06 collections are sorted, found by name and opened', async ({
  page,
  request,
  member,
}) => {
  const ids = await recipeIds({ request, member });
  for (const [name, stored] of [
    ['Soups', ids.slice(0, 4)],
    ['Apples', ids.slice(4, 5)],
  ] as const)
    await keep({ request, member }, name, stored);
  await fulfillWith(page, '/recipes/collections', 500);
  await page.goto('/recipes/collections');
  await expect(page.getByRole('heading', { name: 'We couldn’t load the collections' })).toBeVisible();
  await page.unrouteAll();
  const calls = recordCalls(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page)).toHaveText(['My Favorites', 'Apples', 'Soups']);
  const soups = page.getByRole('article').filter({ hasText: 'Soups' });
  await expect(soups).toContainText('4 recipes');
  await expect(soups.locator('img')).toHaveCount(4);
  await expect(page.getByRole('article').filter({ hasText: 'Apples' }).locator('img')).toHaveCount(1);

  const sort = page.getByRole('combobox', { name: 'Sort collections' });
  await expect(sort.locator('option:not([value=""])')).toHaveText(['Latest', 'Oldest', 'A to Z', 'Z to A']);
  await sort.selectOption('Z to A');
  await expect(names(page)).toHaveText(['My Favorites', 'Soups', 'Apples']);
  await page.getByRole('searchbox', { name: 'Search collections' }).pressSequentially('SOU');
  await expect(names(page)).toHaveText(['Soups']);
  expect(calls.to('/recipes/collections').map(({ query }) => Object.fromEntries(query))).toEqual([
    { sort_by: 'default' },
    { sort_by: 'z-a' },
    { sort_by: 'z-a', query: 'SOU' },
  ]);
  await page.getByRole('link', { name: 'Soups' }).click();
  await expect(page).toHaveURL(/\/recipes\/collections\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soups');
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/recipes/collections');
});

test('COLL-06 COLL-07 COLL-08 COLL-09 ERR-45 ERR-66 OK-19 a collection: sorted, emptied, refilled, renamed, removed', async ({
  page,
  request,
  member,
}) => {
  const [first = 0, second = 0] = await recipeIds({ request, member });
  const id = await keep({ request, member }, 'Soups', [first, second]);
  await page.goto(`/recipes/collections/${id}`);
  await expect(cards(page)).toHaveCount(2);
  const calls = recordCalls(page);
  const sort = page.getByRole('combobox', { name: 'Sort recipes' });
  await expect(sort.locator('option:not([value=""])')).toHaveText(['A to Z', 'Z to A']);
  await sort.selectOption('Z to A');
  await expect.poll(() => calls.to(`/recipes/collections/${id}`).at(-1)?.query.get('sort_by')).toBe('z-a');
  await expect(page.getByText('2 recipes')).toBeVisible();
  await expectAccessibleAndFitting(page, 'collection');

  const remove = page.getByRole('button', { name: /^Remove .* from the collection$/ });
  const sync = `/recipes/collections/${id}/sync`;
  await page.route(
    `**/api${sync}?*`,
    (route) => route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) }),
    { times: 1 },
  );
  await remove.first().click();
  await expect(messages(page)).toContainText(
    'Could not remove recipe from collection. Please try again later.',
  );
  await expect(cards(page)).toHaveCount(2);
  for (const remaining of [1, 0]) {
    await remove.first().click();
    await expect(cards(page)).toHaveCount(remaining);
    await expectToast(page, 'Remove recipe from collection successfully.');
  }
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  const stored = async () =>
    (await readAs<{ data: { recipes: Id[] } }>(request, member, `/recipes/collections/${id}`)).data.recipes;
  await expect.poll(stored).toEqual([]);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(1);

  // also from another page, while the toast is shown
  await remove.first().click();
  await messages(page).getByRole('button', { name: 'Undo' }).hover();
  await page.getByRole('link', { name: 'Collections' }).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['My Favorites', 'Soups']);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toHaveLength(1);
  await page.getByRole('link', { name: 'Soups' }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Change the collection' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Stews');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stews');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expectAccessibleAndFitting(page, 'menu of a collection');
  await page.getByRole('button', { name: 'Remove collection' }).click();
  const question = page.getByRole('dialog', { name: 'Remove “Stews”? Its recipes stay.' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await page.getByRole('button', { name: 'Remove collection' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL('/recipes/collections');
  await expect(names(page)).toHaveText(['My Favorites']);
  await page.goto(`/recipes/collections/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that collection' })).toBeVisible();
});

test('RCP-27 RCP-29 COLL-14 COLL-15 COLL-16 COLL-17 COLL-18 COLL-19 CONST-39 ERR-44 OK-20 OK-21 the collections of a recipe', async ({
  page,
  request,
  member,
}) => {
  const [recipe = 0] = await recipeIds({ request, member });
  await keep({ request, member }, 'Bread', [recipe]);
  await keep({ request, member }, 'Soups');
  await page.goto(`/recipes/${recipe}`);
  const heart = (isFavorite: boolean) =>
    page.getByRole('button', { name: isFavorite ? /^Remove .* from favorites$/ : /^Add .* to favorites$/ });
  await expect(heart(false)).toBeVisible();
  await page.getByRole('button', { name: 'Collections' }).click();
  const sheet = page.getByRole('dialog', { name: 'Collections' });
  const tick = (name: string) => sheet.getByRole('checkbox', { name });
  await expect(tick('My Favorites')).toBeChecked();
  await expect(tick('Bread')).toBeChecked();
  await expect(tick('Soups')).not.toBeChecked();
  const height = await sheet
    .getByRole('list', { name: 'Collections' })
    .evaluate((list) => list.parentElement && getComputedStyle(list.parentElement).height);
  expect(height).toBe('400px');
  await expectAccessible(page, 'collections of a recipe');

  await sheet.getByRole('button', { name: 'New' }).click();
  const form = page.getByRole('dialog', { name: 'Create a new collection' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Weeknights');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(form).toBeHidden();
  await sheet.getByRole('button', { name: 'New' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Weeknights');
  await page.keyboard.press('Enter');
  await expectToast(page, /^Recipe added to collection\.$/);
  await expect(sheet.getByRole('listitem')).toHaveText(['My Favorites', 'Weeknights', 'Soups', 'Bread']);
  await expect(tick('Weeknights')).toBeChecked();

  await tick('Soups').focus();
  await page.keyboard.press('Space');
  await tick('Bread').uncheck();
  await page.route(
    `**/api/recipes/${recipe}/collections`,
    (route) => route.fulfill({ status: 500, json: {}, headers: serverHeaders(route.request()) }),
    { times: 1 },
  );
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toContainText('Could not save recipe to collection. Please try again later.');
  await expect(tick('Soups')).toBeChecked();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Recipe saved to collection successfully!');
  await expect(sheet).toBeHidden();
  await expect(heart(true)).toBeVisible();
  const { data } = await readAs<{ data: { name: string }[] }>(
    request,
    member,
    `/recipes/${recipe}/collections`,
  );
  expect(data.map(({ name }) => name).toSorted()).toEqual(['Soups', 'Weeknights', '_']);
});

test('RCP-31 OK-23 SRV-54 a recipe whose heart is switched off disappears from the favorites, here and in other tabs, until Undo', async ({
  page,
  request,
  member,
}) => {
  const ids = (await recipeIds({ request, member })).slice(0, 3);
  for (const id of ids) await like({ request, member }, id);
  const other = await page.context().newPage();
  await other.goto('/recipes/collections');
  await other.getByRole('link', { name: 'My Favorites' }).click();
  await expect(other).toHaveURL('/recipes/collections/default');
  await expect(cards(other)).toHaveCount(3);
  await expect(other.getByRole('button', { name: 'Change the collection' })).toHaveCount(0);
  await page.goto('/recipes/favorite');
  await expect(cards(page)).toHaveCount(3);
  const title = await cards(page).nth(1).getByRole('link').textContent();
  await page.getByRole('button', { name: `Remove ${title} from favorites` }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('All 2 shown.')).toBeVisible();
  await expect(cards(other)).toHaveCount(2);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).nth(1)).toContainText(title ?? '');
  await expect(cards(other)).toHaveCount(3);
  await expect(other.getByText('3 recipes')).toBeVisible();
});
