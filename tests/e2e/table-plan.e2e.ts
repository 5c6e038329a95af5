import { householdMessages } from '#domain/message/household-messages.ts';
import { newAccount, readAs, registerSettled, storedSession } from './member.ts';
import { expectAccessibleAndFitting, headersOf } from './planner.ts';
import { expect, test } from './subscriber.ts';

const start = '2026-05-04';
const shares = { shares_food: true, shares_energy: true };
const guest = { kind: 'guest', age: 35, allergens: [], diets: [], excluded_foods: [], low: [] };

interface Day {
  readonly items: readonly { readonly id: string; readonly slot: string }[];
  readonly table: {
    readonly pots: readonly {
      readonly item_id: string;
      readonly fits_all: boolean;
      readonly portions: unknown[];
    }[];
  };
}
interface Card {
  readonly table: { readonly sentence: string; readonly after_change?: string };
}

test('EXT-32 EXT-28 a family of four is invited by link, plans a week with one pot on five evenings, shops live, and cooks a pot that parts', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
  request,
  member: ana,
}) => {
  const headers = headersOf(ana);
  const post = async (path: string, data: object, as = headers) =>
    (await request.post(`/api/users/me${path}`, { headers: as, data })).json();
  const put = (path: string, data: object, as = headers) =>
    request.put(`/api/users/me${path}`, { headers: as, data });
  await put('', { name: 'Ana' });
  await post('/preferences', { recipes_excluded_ingredients: ['Milk'] });
  await post('/household', shares);
  await post('/household/dependents', { ...guest, name: 'Kim', diets: ['Vegan'], energy_target: 1700 });
  await post('/household/dependents', { ...guest, name: 'Lena', kind: 'child', age: 5, energy_target: null });
  const { data: invite } = await post('/household/invites', {});

  const ben = await registerSettled(request, newAccount());
  await put('', { name: 'Ben' }, headersOf(ben));
  await post('/preferences', { recipe_low_fodmap_enabled: true }, headersOf(ben));
  const phone = await browser.newContext({ baseURL, ...(extraHTTPHeaders && { extraHTTPHeaders }) });
  await phone.addInitScript(
    (stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value);
    },
    Object.entries(storedSession(ben.tokens)),
  );
  const bens = await phone.newPage();
  await bens.goto(invite.path);
  await bens.getByRole('button', { name: 'Join' }).click();
  await expect(bens.getByRole('region', { name: 'At your table' }).getByText('Lena')).toBeVisible();

  for (const as of [headers, headersOf(ben)])
    await put('/household/planning', { for_all: true, shares_plan: true }, as);
  const { data: days }: { data: Day[] } = await post('/meal-plans/generate-week', { start, seed: 3 });
  const oneDinner = days.filter(({ items, table }) => {
    const ids = items.filter(({ slot }) => slot === 'dinner').map(({ id }) => id);
    const pots = table.pots.filter(({ item_id }) => ids.includes(item_id));
    return pots.length === 1 && pots.every((pot) => pot.fits_all && pot.portions.length === 4);
  });
  expect(oneDinner.length).toBeGreaterThanOrEqual(5);

  await page.goto(`/meal-planner?date=${start}`);
  const everybody = page.getByRole('region', { name: 'Everybody’s day' });
  await expect(everybody.getByRole('heading', { name: 'Lena' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'a day of a table');
  await page.getByRole('button', { name: /^Dinner, at the table: You, Ben, Kim, and Lena/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Dinner on Monday' });
  await sheet.getByRole('checkbox', { name: 'Kim' }).click();
  await expectAccessibleAndFitting(page, 'who is at the table');
  await sheet.getByRole('radio', { name: 'Every Monday' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Dinner, at the table: You, Ben, and Lena/ })).toBeVisible();
  await expect(everybody.getByText('Elsewhere for dinner.')).toBeVisible();

  for (const each of [page, bens]) await each.goto(`/meal-planner/shopping-list?start=${start}`);
  const first = page.getByRole('checkbox').first();
  await expect(bens.getByRole('checkbox').first()).toBeVisible();
  await first.click();
  await expect(bens.getByText(householdMessages.tickedBy('Ana'))).toBeVisible();

  const { data: parted } = await readAs<{ data: Card }>(request, ana, '/recipes/tilapia-veracruz');
  expect(parted.table).toMatchObject({ fits_all: false, after_change: 'parted' });
  await page.goto('/recipes?keyword=tilapia%20veracruz');
  await page.getByRole('radio', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(/[?&]for=me/);
  await expect(page.getByText(parted.table.sentence)).toBeVisible();
  await page.getByRole('link', { name: 'Tilapia Veracruz' }).click();
  const table = page.getByRole('region', { name: 'Your table' });
  await expect(table.getByText(`${parted.table.sentence}.`)).toBeVisible();
  await expect(table.getByRole('radio', { name: 'Me', exact: true })).toBeChecked();
  await table.getByRole('radio', { name: 'Kim', exact: true }).click();
  await expect(page).toHaveURL(/[?&]for=dependent-/);
  await page.reload();
  await expect(table.getByRole('radio', { name: 'Kim', exact: true })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Me', exact: true })).toBeChecked();
  await page.goForward();
  await table.getByRole('radio', { name: 'Us', exact: true }).click();
  const portion = table.getByRole('list', { name: 'Portions of their own' }).getByRole('listitem').first();
  const text = (await portion.textContent()) ?? '';
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const verdict = page.getByRole('region', { name: 'Who can eat it' });
  await expect(verdict.getByText(`${parted.table.sentence}.`)).toBeVisible();
  await expectAccessibleAndFitting(page, 'cooking for a table');
  await page.getByRole('button', { name: new RegExp(`^Step ${/step (\d+)/.exec(text)?.[1]}`) }).click();
  await expect(verdict.getByText(text)).toBeVisible();
  await phone.close();
});
