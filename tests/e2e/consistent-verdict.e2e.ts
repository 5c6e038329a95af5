/** The verdict of a dish is the same on every screen. */
import type { Page } from '@playwright/test';
import { timezoneId } from './midday-timezone.ts';
import { add, headersOf, items, openPlanner, sheet, wednesday } from './planner.ts';
import { expect, test } from './subscriber.ts';

test.use({ timezoneId });

const profile = {
  recipes_excluded_ingredients: ['Milk'],
  recipes_diet: ['Vegan'],
  recipes_disliked_ingredients: ['Celery'],
  recipe_low_histamine_enabled: true,
};
/** By slug. */
const sentences = {
  'rice-noodle-salad-with-carrot-and-coriander': 'Fits you: milk, celery, vegan, low histamine (estimated)',
  gazpacho: 'Over your histamine limit (estimated)',
  minestrone: 'Not for you: contains milk, has celery, not vegan',
} as const;

interface Dish {
  /** Of a collection of the member's own that holds it. */
  readonly collectionId: string;
  readonly id: number;
  readonly title: string;
  readonly sentence: string;
}

const test3 = test.extend<{ dishes: readonly Dish[] }>({
  dishes: async ({ request, member }, use) => {
    const headers = headersOf(member);
    expect((await request.post('/api/users/me/preferences', { headers, data: profile })).ok()).toBe(true);
    const dishes: Dish[] = [];
    const created = await request.post('/api/recipes/collections', { headers, data: { name: 'Tried' } });
    const collectionId: string = (await created.json()).data.id;
    for (const [ref, sentence] of Object.entries(sentences)) {
      const answer = await request.get(`/api/recipes/${ref}`, { headers });
      const { id, title } = (await answer.json()).data;
      dishes.push({ id, title, sentence, collectionId });
      expect((await request.post(`/api/recipes/${ref}/favorites`, { headers })).ok()).toBe(true);
      const data = { date: wednesday, type: 'recipe', ids: [ref] };
      expect((await request.post('/api/users/me/meal-plans', { headers, data })).ok()).toBe(true);
    }
    const sync = `/api/recipes/collections/${collectionId}/sync`;
    const synced = await request.post(sync, { headers, data: { recipe_ids: dishes.map(({ id }) => id) } });
    expect(synced.ok()).toBe(true);
    await use(dishes);
  },
});

const cardOf = (page: Page, { title }: Dish) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a screen that shows the dish; returns the element that contains its verdict. */
const surfaces = [
  [
    'search results',
    async (page: Page, dish: Dish) => {
      await page.goto('/recipes');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Clear/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Apply/ }).click();
      await page.getByRole('searchbox', { name: 'Search recipes' }).fill(dish.title);
      return cardOf(page, dish);
    },
  ],
  [
    'the favorites',
    async (page: Page, dish: Dish) => {
      await page.goto('/recipes/favorite');
      return cardOf(page, dish);
    },
  ],
  [
    'the collection of favorites',
    async (page: Page, dish: Dish) => {
      await page.goto('/recipes/collections/default');
      return cardOf(page, dish);
    },
  ],
  [
    'a collection of one’s own',
    async (page: Page, dish: Dish) => {
      await page.goto(`/recipes/collections/${dish.collectionId}`);
      return cardOf(page, dish);
    },
  ],
  [
    'the printed week',
    async (page: Page, dish: Dish) => {
      await openPlanner(page);
      await page.emulateMedia({ media: 'print' });
      return page.locator('section[aria-hidden] p').filter({ hasText: dish.title });
    },
  ],
  [
    'the recipe page',
    async (page: Page, dish: Dish) => {
      await page.goto(`/recipes/${dish.id}`);
      return page.getByRole('region', { name: 'Verdict' });
    },
  ],
  [
    'the link that somebody shared',
    async (page: Page, dish: Dish) => {
      await page.goto(`/recipes/${dish.id}/share`);
      return page.getByRole('region', { name: 'Verdict' });
    },
  ],
  [
    'the printed recipe',
    async (page: Page, dish: Dish) => {
      await page.goto(`/recipes/${dish.id}`);
      await page.emulateMedia({ media: 'print' });
      return page.getByRole('region', { name: 'Verdict' });
    },
  ],
  [
    'the day in the planner',
    async (page: Page, dish: Dish) => {
      await openPlanner(page);
      return items(page).filter({ hasText: dish.title });
    },
  ],
  [
    'the planner’s search',
    async (page: Page, dish: Dish) => {
      await openPlanner(page);
      await add(page, /^Add from recipes/);
      const search = sheet(page, 'Search Recipes');
      await search.getByRole('switch', { name: /^Show all/ }).check();
      await search.getByRole('searchbox').fill(dish.title);
      return search.getByRole('listitem').filter({ hasText: dish.title });
    },
  ],
  [
    'the planner’s personal recipes',
    async (page: Page, dish: Dish) => {
      await openPlanner(page);
      await add(page, /^Add personal recipes/);
      const personal = sheet(page, 'Personal recipes');
      await personal.getByRole('switch', { name: /^Show all/ }).check();
      return personal.getByRole('listitem').filter({ hasText: dish.title });
    },
  ],
] as const;

for (const [name, open] of surfaces)
  test3(`EXT-13 ${name}: the same sentence for the same three recipes`, async ({ page, dishes }) => {
    for (const dish of dishes) {
      const place = await open(page, dish);
      await expect(place.getByText(dish.sentence, { exact: true }).first()).toBeVisible();
    }
  });

test3(
  'EXT-13 a list that is not filtered by what was saved says so in one line, and the page goes by what was saved',
  async ({ page, dishes }) => {
    const [, over] = dishes;
    if (over === undefined) throw new Error('dishes');
    await page.goto('/recipes');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Clear/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Apply/ }).click();
    const note = page.getByText(/^This list isn’t filtered by milk, celery, vegan and low histamine;/);
    await expect(note).toBeVisible();
    await page.goto(`/recipes/${over.id}`);
    await expect(
      page.getByRole('region', { name: 'Verdict' }).getByText(over.sentence, { exact: true }),
    ).toBeVisible();
  },
);

test3(
  'EXT-14 a recipe names its allergens, the member’s first and marked; to guests and on paper as well',
  async ({ page, browser, baseURL, dishes }) => {
    const minestrone = dishes[2];
    if (minestrone === undefined) throw new Error('dishes');
    await page.goto(`/recipes/${minestrone.id}`);
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await expect(verdict.getByText(/^Contains milk \(your allergen\), wheat, celery/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(verdict.getByText(/^Contains milk \(your allergen\)/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('tab', { name: 'Nutrition' }).click();
    await expect(verdict.getByText(/^Contains milk \(your allergen\)/)).toBeVisible();
    const guest = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await guest.goto(`/recipes/${minestrone.id}/share`);
    await expect(guest.getByText(/^Contains milk, .*wheat/)).toBeVisible();
    expect(await guest.content()).toContain('Contains milk,');
    await guest.close();
  },
);
