import fc from 'fast-check';
import type { Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';

const kinds = [
  'favorite',
  'create',
  'rename',
  'delete',
  'fill',
  'pick',
  'plan',
  'schedule',
  'unplan',
  'servings',
  'move',
  'clear',
  'copy',
  'tick',
  'review',
  'unreview',
  'write',
  'rewrite',
  'discard',
  'favoriteOwn',
  'planOwn',
] as const;

export interface Edit {
  readonly kind: (typeof kinds)[number];
  readonly recipe: number;
  readonly other: number;
  readonly day: number;
  readonly isOn: boolean;
}

export const edits = fc.record<Edit>({
  kind: fc.constantFrom(...kinds),
  recipe: fc.nat(2),
  other: fc.nat(2),
  day: fc.nat(2),
  isOn: fc.boolean(),
});

export interface World {
  /** Recipes of the catalogue. */
  readonly recipes: readonly number[];
}

export const start = '2026-05-04';
const dayOf = (day: number) => `2026-05-0${5 + day}`;
const at = (id: string | number) => ({ params: { path: { id: String(id) } } });

export async function collectionsOf(client: Client<paths>) {
  const { data } = await client.GET('/recipes/collections', { params: { query: {} } });
  return data?.data ?? [];
}

async function ownRecipesOf(client: Client<paths>) {
  const { data } = await client.GET('/users/me/recipes', { params: { query: {} } });
  return data?.data ?? [];
}

/** Recipes with two lines that the server binds without a doubt. */
const ownRecipe = (title: string, servings: number) => ({
  title,
  servings,
  ingredients: ['500 g carrots', '20 g butter'],
  steps: ['Simmer the carrots until they are soft.', 'Stir in the butter.'],
  meal_types: ['Soup' as const],
});

async function itemsOn(client: Client<paths>, day: number) {
  const { data } = await client.GET('/users/me/meal-plans', { params: { query: { start } } });
  const plan = data?.data[0]?.[dayOf(day)]?.[0];
  return (plan?.items ?? []).map((item) => ({ ...item, planId: plan?.id ?? '' }));
}

/** Does the edit as a screen does it: with what the screen shows. */
export async function doEdit(client: Client<paths>, { recipes }: World, edit: Edit): Promise<void> {
  const { kind, day, isOn } = edit;
  const recipe = recipes[edit.recipe] ?? 0;
  const other = recipes[edit.other] ?? 0;
  const date = dayOf(day);
  const own = (await collectionsOf(client)).filter(({ id }) => id !== 'default');
  const chosen = own.toSorted((a, b) => (a.name < b.name ? -1 : 1))[edit.other];
  const [item] = (await itemsOn(client, day)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const recipesOfOwn = await ownRecipesOf(client);
  const written = recipesOfOwn.toSorted((a, b) => (a.title < b.title ? -1 : 1))[edit.other];
  const place = item && { params: { path: { id: item.planId, recipeId: item.id } } };
  switch (kind) {
    case 'favorite':
      await client.POST('/recipes/{id}/favorites', { ...at(recipe), body: { is_favorite: isOn } });
      break;
    case 'create':
      await client.POST('/recipes/collections', { body: { name: `Collection ${recipe} ${day}` } });
      break;
    case 'rename':
      if (chosen)
        await client.PUT('/recipes/collections/{id}', {
          ...at(chosen.id),
          body: { name: `Renamed ${recipe} ${day}` },
        });
      break;
    case 'delete':
      if (chosen) await client.DELETE('/recipes/collections/{id}', at(chosen.id));
      break;
    case 'fill':
      if (chosen)
        await client.POST('/recipes/collections/{id}/sync', {
          ...at(chosen.id),
          body: { recipe_ids: isOn ? [recipe, other] : [other] },
        });
      break;
    case 'pick': {
      const ids = [...(isOn ? ['default'] : []), ...(chosen ? [chosen.id] : [])];
      await client.POST('/recipes/{id}/collections', { ...at(recipe), body: { collection_ids: ids } });
      break;
    }
    case 'plan': {
      const ids = [String(recipe), ...(isOn ? [String(other)] : [])];
      await client.POST('/users/me/meal-plans', {
        body: { type: 'recipe', date, ids: [...new Set(ids)], servings: 2 },
      });
      break;
    }
    case 'schedule':
      await client.POST('/recipes/{id}/meal-plan', { ...at(recipe), body: { date } });
      break;
    case 'unplan':
      if (item)
        await client.DELETE('/users/me/meal-plans', { params: { query: { date, recipe_id: item.id } } });
      break;
    case 'servings':
      if (place)
        await client.POST('/meal-plans/{id}/recipes/{recipeId}/servings', {
          ...place,
          body: { servings: 3 },
        });
      break;
    case 'move':
      if (place)
        await client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
          ...place,
          body: { date: dayOf(edit.other) },
        });
      break;
    case 'clear':
      await client.DELETE('/users/me/meal-plans/date', { params: { query: { date } } });
      break;
    case 'copy':
      if (item && day !== edit.other)
        await client.POST('/users/me/meal-plans/copy', { body: { from: date, to: dayOf(edit.other) } });
      break;
    case 'tick': {
      const items = [{ food_id: 'carrot', ticked: isOn, grams: null }];
      await client.PUT('/users/me/shopping-list/ticks', { body: { start, items } });
      break;
    }
    case 'review': {
      const form = new FormData();
      form.set('rating', String(day + 1));
      form.set('comment', isOn ? 'Mild.' : 'Quick.');
      await client.POST('/recipes/{id}/reviews', {
        ...at(recipe),
        body: { rating: 1 },
        bodySerializer: () => form,
      });
      break;
    }
    case 'write': {
      const title = `Soup ${recipe} ${day}`;
      if (recipesOfOwn.every((each) => each.title !== title))
        await client.POST('/users/me/recipes', { body: ownRecipe(title, 2) });
      break;
    }
    case 'rewrite': {
      const title = `Stew ${recipe} ${day}`;
      if (written && recipesOfOwn.every((each) => each.title !== title))
        await client.PUT('/users/me/recipes/{id}', { ...at(written.id), body: ownRecipe(title, 3) });
      break;
    }
    case 'discard':
      if (written) await client.DELETE('/users/me/recipes/{id}', at(written.id));
      break;
    case 'favoriteOwn':
      if (written)
        await client.POST('/recipes/{id}/favorites', { ...at(written.id), body: { is_favorite: isOn } });
      break;
    case 'planOwn':
      if (written)
        await client.POST('/users/me/meal-plans', {
          body: { type: 'recipe', date, ids: [String(written.id)], servings: 1, slot: 'dinner' },
        });
      break;
    case 'unreview':
      await client.DELETE('/recipes/{id}/reviews/mine', at(recipe));
      break;
  }
}

/** The data shown on the member's screens. */
export async function shownTo(client: Client<paths>, { recipes }: World) {
  const favorites = await client.GET('/users/me/favorite-recipes', { params: { query: { page: 1 } } });
  const reviews = [];
  for (const id of recipes) {
    const { data } = await client.GET('/recipes/{id}/reviews/mine', at(id));
    reviews.push(data?.data ? `${data.data.rating} ${data.data.comment}` : null);
  }
  const days = [];
  for (const day of [0, 1, 2])
    days.push(
      (await itemsOn(client, day))
        .map(({ slot, servings, title }) => `${slot}: ${servings} ${title}`)
        .toSorted(),
    );
  const collections = (await collectionsOf(client)).filter(({ id }) => id !== 'default');
  return {
    favorites: (favorites.data?.data ?? []).map(({ title }) => title).toSorted(),
    ownRecipes: (await ownRecipesOf(client)).map(({ title, servings }) => `${servings} ${title}`).toSorted(),
    collections: collections
      .map(({ name, recipes: held }) => [name, ...held.map(({ id }) => id).toSorted()].join(' '))
      .toSorted(),
    reviews,
    days,
  };
}
