import { expect, type Member, type RecipeDetail, readAs, test } from './member.ts';
import { failRequests, fulfillWith, holdRequests, modifyResponse, recordCalls } from './network.ts';
import { cards, field, filterBy, listedIds, waitForCards } from './screens.ts';

const dishTest = test.extend({ showsDishes: true });

interface RecipePage {
  readonly data: readonly { readonly id: number; readonly title: string; readonly meal_types: string[] }[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly last_page: number };
}

const morning = new Date('2027-03-01T09:00:00');
const later = new Date('2027-03-01T10:00:00');

test('the preload script sends nothing if the app was loaded first', async ({ page, member: _ }) => {
  const releaseRequests = await holdRequests(page, /\/assets\/preload-.*\.js$/);
  const calls = recordCalls(page);
  // the load event waits for the scripts
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await waitForCards(page);
  const loaded = page.waitForEvent('load');
  releaseRequests();
  await loaded;
  // its requests would have been sent before this one
  await page.evaluate(() => fetch('/api/recipes-plus/settings').then((response) => response.text()));
  for (const path of ['/users/me', '/users/me/metas', '/recipes'])
    expect(calls.to(path), path).toHaveLength(1);
});

test('DASH-07 DASH-08 DASH-09 DASH-10 ERR-66 tabs as stored on the server, Main course first, each lists its own; an empty result has a message and offers actions', async ({
  page,
  member,
  request,
}) => {
  const { data: types } = await readAs<{ data: string[] }>(request, member, '/recipes/meal-types');
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await waitForCards(page);
  await expect(page.getByRole('tab')).toHaveText(types);
  await expect(page.getByRole('tab', { name: 'Main course' })).toHaveAttribute('aria-selected', 'true');
  // the food comes first
  const { width = 0, y = 0 } = (await cards(page).first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
  expect(y).toBeLessThan(400);
  expect(calls.to('/recipes').map(({ query }) => query.getAll('mealTypes'))).toEqual([['Main course']]);

  await page.getByRole('tab', { name: 'Soup' }).click();
  await expect.poll(() => calls.to('/recipes').at(-1)?.query.getAll('mealTypes')).toEqual(['Soup']);
  const soups = await readAs<RecipePage>(request, member, '/recipes?mealTypes=Soup');
  await expect(page.getByText(`${soups.meta.total} soups to choose from.`)).toBeVisible();
  await expect.poll(() => listedIds(page)).toEqual(soups.data.map(({ id }) => String(id)));

  const title = soups.data[0]?.title ?? '';
  await field.search(page).fill(title);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText(title);
  expect(calls.to('/recipes').at(-1)?.query.get('query')).toBe(title);

  await field.search(page).fill('no dish is called that');
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await waitForCards(page);
  await expect(field.search(page)).toHaveValue('');
});

test('on a later visit the first list is preloaded before the app, and each call sent once', async ({
  page,
  member: _member,
}) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  const first = await listedIds(page);
  const calls = recordCalls(page);
  const releaseRequests = await holdRequests(page, /\/assets\/main-.*\.js$/);
  const reloaded = page.reload({ waitUntil: 'commit' });
  const begins = [
    '/recipes-plus/settings',
    '/users/me',
    '/users/me/metas',
    '/recipes',
    '/recipes/meal-types',
  ];
  for (const path of begins) await expect.poll(() => calls.to(path)).toHaveLength(1);
  releaseRequests();
  await reloaded;
  await waitForCards(page);
  expect(await listedIds(page)).toEqual(first);
  for (const path of begins) expect(calls.to(path)).toHaveLength(1);
});

test('DASH-12 RCP-06 RCP-07 RCP-08 RCP-09 CONST-29 View more appends the next page without duplicates, as long as there is one', async ({
  page,
  member,
  request,
}) => {
  const all = await readAs<RecipePage>(request, member, '/recipes?mealTypes=Main%20course');
  // the second page repeats a recipe of the first
  await page.route(/api\/recipes\?.*page=2/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: [all.data[0], ...json.data.slice(1)] } });
  });
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  expect(await listedIds(page)).toEqual(all.data.map(({ id }) => String(id)));
  expect(all.data).toHaveLength(all.meta.per_page);
  expect(calls.to('/recipes')[0]?.query.get('per_page')).toBeNull();

  const more = page.getByRole('button', { name: 'View more' });
  await more.click();
  await expect(cards(page)).toHaveCount(2 * all.meta.per_page - 1);
  expect(calls.to('/recipes').at(-1)?.query.get('page')).toBe('2');
  const ids = await listedIds(page);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, all.data.length)).toEqual(all.data.map(({ id }) => String(id)));

  await page.unroute(/api\/recipes\?.*page=2/);
  await page.getByRole('tab', { name: 'Bread' }).click();
  const { meta } = await readAs<RecipePage>(request, member, '/recipes?mealTypes=Bread');
  await expect(page.getByText(`${meta.total} breads to choose from.`)).toBeVisible();
  for (let at = 2; at <= meta.last_page; at += 1) {
    await more.click();
    await expect.poll(() => calls.to('/recipes').at(-1)?.query.get('page')).toBe(String(at));
  }
  await expect(more).toBeHidden();
});

test('DASH-12 a failed next page leaves the list and offers a retry', async ({ page }) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  await fulfillWith(page, '/recipes', 500);
  const before = await cards(page).count();
  await page.getByRole('button', { name: 'View more' }).click();
  await expect(page.getByText('currently overloaded')).toBeVisible();
  await expect(cards(page)).toHaveCount(before);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

dishTest(
  'RCP-10 RCP-14 a card has picture, title, rating, minutes and servings and leads to its recipe',
  async ({ page }) => {
    await modifyResponse<RecipePage>(page, '/recipes', ({ data, ...rest }) => ({
      ...rest,
      data: data.map((recipe) => ({ ...recipe, rating_avg: 4.5, reviews_avg: 4.5, reviews_count: 12 })),
    }));
    await page.goto('/dashboard');
    await waitForCards(page);
    for (const place of [0, 1]) {
      const card = cards(page).nth(place);
      const picture = card.locator('img');
      await expect(picture).toHaveAttribute('src', /^\/art\/.+\.svg/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card).toContainText('4.5');
      await expect(card).toContainText(/\d+ (min|h)/);
      await expect(card).toContainText(/Serves \d+/);
    }
    const link = cards(page).nth(1).getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    // the link covers the whole card
    await cards(page)
      .nth(1)
      .click({ position: { x: 60, y: 40 } });
    await expect(page).toHaveURL(href);
  },
);

test('SHELL-46 CONST-24 the greeting follows the local hour', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  for (const [time, words] of [
    ['11:59', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['17:59', 'Good afternoon'],
    ['18:00', 'Good evening'],
  ]) {
    await page.clock.setFixedTime(new Date(`2027-03-01T${time}:00`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  }
});

test('FILT-23 FILT-24 FILT-25 a level returns recipes within it, High everything', async ({
  page,
  member,
  request,
}) => {
  const levelsOf = async (who: Member, id: string) =>
    (await readAs<{ data: RecipeDetail }>(request, who, `/recipes/${id}`)).data.verdicts.oxalate.level;
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.getByRole('tab', { name: 'Soup' }).click();
  const everything = page.getByText(/soups to choose from/);
  await expect(everything).toBeVisible();
  const total = Number((await everything.textContent())?.split(' ')[0]);
  const slider = page.getByRole('slider', { name: 'Oxalate level' });
  const found: number[] = [];
  for (const [level, allowed] of [
    ['1', [1]],
    ['2', [1, 2]],
    ['3', [1, 2, 3, null]],
  ] as const) {
    await filterBy(page, async (sheet) => {
      const limit = sheet.getByRole('switch', { name: 'Limit Oxalate' });
      if (!(await limit.isChecked())) await limit.click();
      for (let step = 1; step < Number(level); step += 1) await slider.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuenow', level);
    });
    const sentence = page.getByText(/soups? (match(es)? your filters|to choose)/);
    await expect(sentence).toBeVisible();
    found.push(Number((await sentence.textContent())?.split(' ')[0]));
    for (const id of await listedIds(page)) expect(allowed).toContain(await levelsOf(member, id));
    // back to the start of the slider
    await filterBy(page, (sheet) => sheet.getByRole('button', { name: 'Clear Filter' }).click());
    await waitForCards(page);
  }
  expect(found[0]).toBeLessThan(found[1] ?? 0);
  expect(found[1]).toBeLessThanOrEqual(found[2] ?? 0);
  expect(found[2]).toBe(total);
});

test('ERR-32 a list that fails to load offers a retry', async ({ page }) => {
  const restore = await failRequests(page, '/recipes');
  await page.goto('/dashboard');
  await expect(page.getByText('currently overloaded')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForCards(page);
});

test('ERR-53 meal types that fail to load are reported in their place; the list is shown all the same', async ({
  page,
}) => {
  await fulfillWith(page, '/recipes/meal-types', 500);
  await page.goto('/dashboard');
  await expect(page.getByText('Could not fetch meal types. Please try again later.')).toBeVisible();
  await waitForCards(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Soup' })).toBeVisible();
});

test('ERR-33 RCP-04 CONST-07 typing is debounced, and an outdated response is ignored', async ({ page }) => {
  await page.clock.install({ time: morning });
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.clock.pauseAt(later);
  const calls = recordCalls(page);
  await field.search(page).pressSequentially('chicken so');
  await page.clock.runFor(499);
  expect(calls.to('/recipes')).toEqual([]);
  const releaseRequests = await holdRequests(page, '/recipes');
  const sentRequest = page.waitForRequest(/api\/recipes\?/);
  await page.clock.runFor(1);
  await sentRequest;
  await field.search(page).fill('soup');
  await page.clock.runFor(500);
  releaseRequests();
  await waitForCards(page);
  expect(calls.to('/recipes').map(({ query }) => query.get('query'))).toEqual(['chicken so', 'soup']);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
});
