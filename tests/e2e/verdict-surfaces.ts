/** Every screen that shows the judgement of a dish, and how a test gets there. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Member, RecipeDetail } from './member.ts';
import { add, button, headersOf, items, openPlanner, sheet, wednesday } from './planner.ts';
import { expect } from './subscriber.ts';

const profile = {
  recipes_excluded_ingredients: ['Milk'],
  recipes_diet: ['Vegan'],
  recipes_disliked_ingredients: ['Celery'],
  recipe_low_histamine_enabled: true,
};
/** Expected sentences by slug. */
const sentences = {
  'rice-noodle-salad-with-carrot-and-cilantro': 'Fits you: milk, celery, vegan, low histamine (estimated)',
  gazpacho: 'Over your histamine limit (estimated)',
  minestrone: 'Not for you: contains milk, has celery, not vegan',
} as const;

interface Dish {
  readonly id: number;
  readonly title: string;
  readonly sentence: string;
  /** Ingredient lines of an own recipe. */
  readonly lines: readonly string[];
  readonly servings: number;
}

export interface Kitchen {
  readonly dishes: readonly [fits: Dish, over: Dish, notForYou: Dish];
  /** The same dishes as own recipes. */
  readonly own: readonly Dish[];
  /** Id of a collection with all dishes. */
  readonly collectionId: string;
}

export async function stock(api: APIRequestContext, member: Member): Promise<Kitchen> {
  const headers = headersOf(member);
  const post = async (path: string, data: object = {}) => {
    const response = await api.post(`/api${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await post('/users/me/preferences', profile);
  const dishes: Dish[] = [];
  const own: Dish[] = [];
  for (const [ref, sentence] of Object.entries(sentences)) {
    const response = await api.get(`/api/recipes/${ref}`, { headers });
    const { id, title, servings, ingredients }: RecipeDetail = (await response.json()).data;
    const lines = ingredients.map(({ food_id: food, grams }) => `${grams} g ${food.replaceAll('-', ' ')}`);
    dishes.push({ id, title, sentence, lines, servings });
    const body = { title: `My ${title}`, servings, ingredients: lines, steps: ['Boil it.'] };
    const made = await post('/users/me/recipes', body);
    expect(made.unmatched).toEqual([]);
    own.push({ id: made.data.id, title: `My ${title}`, sentence, lines, servings });
    await post(`/recipes/${ref}/favorites`);
    await post('/users/me/meal-plans', { date: wednesday, type: 'recipe', ids: [ref] });
  }
  const { data: collection } = await post('/recipes/collections', { name: 'Tried' });
  await post(`/recipes/collections/${collection.id}/sync`, { recipe_ids: dishes.map(({ id }) => id) });
  const [fits, over, notForYou] = dishes;
  if (!fits || !over || !notForYou) throw new Error('Three dishes are needed.');
  return { dishes: [fits, over, notForYou], own, collectionId: collection.id };
}

const cardOf = (page: Page, { title }: Dish) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const verdictOf = (page: Page) => page.getByRole('region', { name: 'Verdict', exact: true });

/** The sentence for each dish in one place; all places are checked, even if one fails. */
async function expectSentences(
  dishes: readonly Dish[],
  placeOf: (dish: Dish) => Locator | Promise<Locator>,
): Promise<void> {
  for (const dish of dishes) {
    const place = await placeOf(dish);
    await expect.soft(place.getByText(dish.sentence, { exact: true }).first(), dish.title).toBeVisible();
  }
}

async function closeSheet(page: Page, open: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
}

export type Visit = (page: Page, kitchen: Kitchen) => Promise<void>;

export const lists: Readonly<Record<string, Visit>> = {
  'search results, with the filter cleared': async (page, { dishes }) => {
    await page.goto('/recipes');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Clear/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Apply/ }).click();
    const note = page.getByText(/^We’re not filtering by milk, celery, vegan, and low histamine here,/);
    await expect.soft(note).toBeVisible();
    await expectSentences(dishes, async (dish) => {
      await page.getByRole('searchbox', { name: 'Search recipes' }).fill(dish.title);
      return cardOf(page, dish);
    });
  },
  'the favorites': async (page, { dishes }) => {
    await page.goto('/recipes/favorite');
    await expectSentences(dishes, (dish) => cardOf(page, dish));
  },
  'the collection of favorites': async (page, { dishes }) => {
    await page.goto('/recipes/collections/default');
    await expectSentences(dishes, (dish) => cardOf(page, dish));
  },
  'a collection of one’s own': async (page, { dishes, collectionId }) => {
    await page.goto(`/recipes/collections/${collectionId}`);
    await expectSentences(dishes, (dish) => cardOf(page, dish));
  },
  'own recipes': async (page, { own }) => {
    await page.goto('/recipes/own');
    await expectSentences(own, (dish) => cardOf(page, dish));
  },
  'the day in the planner': async (page, { dishes }) => {
    await openPlanner(page);
    await expectSentences(dishes, ({ title }) => items(page).filter({ hasText: title }));
  },
  'the printed week': async (page, { dishes }) => {
    await page.emulateMedia({ media: 'print' });
    await expectSentences(dishes, ({ title }) =>
      page.locator('section[aria-hidden] p').filter({ hasText: title }),
    );
    await page.emulateMedia({ media: 'screen' });
  },
  'the planner’s search': async (page, { dishes }) => {
    await add(page, /^Add from recipes/);
    const search = sheet(page, 'Search Recipes');
    await search.getByRole('switch', { name: /^Show all/ }).check();
    await expectSentences(dishes, async ({ title }) => {
      await search.getByRole('searchbox').fill(title);
      return search.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    });
    await closeSheet(page, search);
  },
  'the planner’s collections': async (page, { dishes }) => {
    await add(page, /^Add recipe from collection/);
    const picker = sheet(page, 'Recipe collections');
    await picker.getByRole('button', { name: /^Tried/ }).click();
    await picker.getByRole('switch', { name: /^Show all/ }).check();
    await expectSentences(dishes, ({ title }) =>
      picker.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) }),
    );
  },
  'the planner’s personal recipes': async (page, { dishes, own }) => {
    await openPlanner(page);
    await add(page, /^Add personal recipes/);
    const personal = sheet(page, 'Personal recipes');
    await personal.getByRole('switch', { name: /^Show all/ }).check();
    await expectSentences([...dishes, ...own], ({ title }) =>
      personal.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) }),
    );
  },
};

async function expectAllergens(page: Page): Promise<void> {
  const own = verdictOf(page).getByText(/^Contains milk \(your allergen\), wheat, celery/);
  await expect.soft(own).toBeVisible();
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect.soft(own).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.soft(own).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** On paper as well. */
export async function expectOnRecipePage(page: Page, dish: Dish): Promise<void> {
  await expectSentences([dish], async ({ id }) => {
    await page.goto(`/recipes/${id}`);
    await expect(verdictOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const ingredient = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').first();
    await expect.soft(ingredient).toHaveCSS('break-inside', 'avoid');
    return verdictOf(page);
  });
  await page.emulateMedia({ media: 'screen' });
}

export const pages: Readonly<Record<string, Visit>> = {
  'the link that somebody shared': async (page, { dishes }) => {
    await expectSentences(dishes, async ({ id }) => {
      await page.goto(`/recipes/${id}/share`);
      return verdictOf(page);
    });
  },
  'the page of an own recipe': async (page, { own }) => {
    await expectSentences(own, async ({ id }) => {
      await page.goto(`/recipes/${id}`);
      return verdictOf(page);
    });
  },
  'the recipe page, on paper as well, and the sheet that plans the recipe': async (page, { dishes }) => {
    for (const dish of dishes) {
      await expectOnRecipePage(page, dish);
      await button(page, 'Add to meal planner').click();
      const planning = sheet(page, 'Add to meal planner');
      await expectSentences([dish], () => planning);
      await closeSheet(page, planning);
    }
  },
  'the allergens of the last of them': (page) => expectAllergens(page),
  'what is offered to make a dish fit': async (page, { dishes: [fits, over] }) => {
    await page.goto(`/recipes/${over.id}`);
    await page.getByRole('button', { name: 'Make it fit' }).click();
    const offer = sheet(page, 'Make it fit');
    await expectSentences([over, { ...fits, title: 'the changed dish' }], () => offer);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Swap .*tomato/ }).click();
    const swaps = sheet(page, /^Swap /)
      .getByRole('list')
      .getByRole('article');
    await expectSentences([over], () => swaps.first());
    await page.keyboard.press('Escape');
  },
  'the preview of an import': async (page, { dishes }) => {
    await expectSentences(dishes, async ({ title, lines, servings }) => {
      await page.goto('/recipes/own/import');
      const recipe = {
        '@type': 'Recipe',
        name: title,
        recipeYield: `${servings} servings`,
        recipeIngredient: lines,
        recipeInstructions: 'Boil it.',
      };
      const buffer = Buffer.from(JSON.stringify(recipe));
      const file = { name: 'recipe.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Recipe file').setInputFiles(file);
      await expect(page.getByText('We understood every line.')).toBeVisible({ timeout: 30_000 });
      return page.getByRole('main');
    });
  },
};
