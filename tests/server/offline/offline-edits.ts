import fc from 'fast-check';
import type { Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import type { QueuedOperationId } from '#src/offline/queued-mutation.ts';

/** The edits of each queued operation; a new operation does not compile until it is here. */
const editsOf = {
  toggleFavorite: ['favorite', 'favoriteOwn'],
  createCollection: ['create'],
  updateCollection: ['rename'],
  deleteCollection: ['delete'],
  syncCollection: ['fill'],
  replaceRecipeCollections: ['pick'],
  addToMealPlan: ['plan', 'planOwn'],
  scheduleRecipe: ['schedule'],
  removeFromMealPlan: ['unplan'],
  setPlannedServings: ['servings'],
  movePlanItem: ['move'],
  clearMealPlanDay: ['clear'],
  copyMealPlanDay: ['copy'],
  planLeftovers: ['leftovers'],
  setCalorieTarget: ['target'],
  tickShoppingItems: ['tick'],
  addRecipeReview: ['review'],
  deleteOwnReview: ['unreview'],
  saveRecipeNote: ['note', 'noteOwn'],
  recordCooked: ['cook', 'cookOwn'],
  createOwnRecipe: ['write'],
  updateOwnRecipe: ['rewrite'],
  deleteOwnRecipe: ['discard'],
  saveDiaryRecord: ['log'],
  deleteDiaryRecord: ['unlog'],
  // undoes a tap of a moment ago, and only if the day is as that tap left it
  restorePlanDays: [],
} as const satisfies Readonly<Record<QueuedOperationId, readonly string[]>>;

type Kind = (typeof editsOf)[QueuedOperationId][number];

const kinds = Object.values(editsOf).flat() as readonly Kind[];

export interface Edit {
  readonly kind: Kind;
  readonly recipe: number;
  readonly other: number;
  readonly day: number;
  readonly isEnabled: boolean;
}

export const edits = fc.record<Edit>({
  kind: fc.constantFrom(...kinds),
  recipe: fc.nat(2),
  other: fc.nat(2),
  day: fc.nat(2),
  isEnabled: fc.boolean(),
});

export interface World {
  /** Recipes of the catalog. */
  readonly recipes: readonly number[];
}

export const start = '2026-05-04';
const dayOf = (day: number) => `2026-05-0${5 + day}`;
export const at = (id: string | number) => ({ params: { path: { id: String(id) } } });

export async function collectionsOf(client: Client<paths>) {
  const { data } = await client.GET('/recipes/collections', { params: { query: {} } });
  return data?.data ?? [];
}

export async function ownRecipesOf(client: Client<paths>) {
  const { data } = await client.GET('/users/me/recipes', { params: { query: {} } });
  return data?.data ?? [];
}

/** Days of the diary, none of which is in the future. */
export const diaryDays = { start: '2026-05-03', end: '2026-05-05' } as const;
const diaryDayOf = (day: number) => `2026-05-0${3 + day}`;
/** The member's own id of a record, the same on each device. */
const recordId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Recipes with two lines that the server binds unambiguously. */
const ownRecipe = (title: string, servings: number) => ({
  title,
  servings,
  ingredients: ['500 g carrots', '20 g butter'],
  steps: ['Simmer the carrots until they are soft.', 'Stir in the butter.'],
  meal_types: ['Soup' as const],
});

export async function itemsOn(client: Client<paths>, day: number) {
  const { data } = await client.GET('/users/me/meal-plans', { params: { query: { start } } });
  const plan = data?.data[0]?.[dayOf(day)]?.[0];
  return (plan?.items ?? []).map((item) => ({ ...item, planId: plan?.id ?? '' }));
}

export async function noteOn(client: Client<paths>, recipe: number) {
  const { data } = await client.GET('/recipes/{id}/note', at(recipe));
  return data?.data.text ?? '';
}
async function writeNote(client: Client<paths>, recipe: number, text: string) {
  const replaces = await noteOn(client, recipe);
  await client.PUT('/recipes/{id}/note', { ...at(recipe), body: { text, replaces } });
}

/** Performs the edit like a screen, with the data shown on it. */
export async function doEdit(client: Client<paths>, { recipes }: World, edit: Edit): Promise<void> {
  const { kind, day, isEnabled } = edit;
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
      await client.POST('/recipes/{id}/favorites', { ...at(recipe), body: { is_favorite: isEnabled } });
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
          body: { recipe_ids: isEnabled ? [recipe, other] : [other] },
        });
      break;
    case 'pick': {
      const ids = [...(isEnabled ? ['default'] : []), ...(chosen ? [chosen.id] : [])];
      await client.POST('/recipes/{id}/collections', { ...at(recipe), body: { collection_ids: ids } });
      break;
    }
    case 'plan': {
      const ids = [String(recipe), ...(isEnabled ? [String(other)] : [])];
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
      const items = [{ food_id: 'carrot', ticked: isEnabled, grams: null }];
      await client.PUT('/users/me/shopping-list/ticks', { body: { start, items } });
      break;
    }
    case 'review': {
      const form = new FormData();
      form.set('rating', String(day + 1));
      form.set('comment', isEnabled ? 'Mild.' : 'Quick.');
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
        await client.POST('/recipes/{id}/favorites', { ...at(written.id), body: { is_favorite: isEnabled } });
      break;
    case 'planOwn':
      if (written)
        await client.POST('/users/me/meal-plans', {
          body: { type: 'recipe', date, ids: [String(written.id)], servings: 1, slot: 'dinner' },
        });
      break;
    case 'leftovers':
      if (item && day < 2)
        await client.POST('/meal-plans/{id}/recipes/{recipeId}/leftovers', {
          params: { path: { id: item.planId, recipeId: item.id } },
          body: { date: dayOf(day + 1), servings: 1 },
        });
      break;
    case 'target':
      await client.PUT('/users/me/meal-plans/target', { body: { target_calories: 1800 + 100 * day } });
      break;
    case 'log':
      await client.PUT('/users/me/diary/records/{id}', {
        ...at(recordId(edit.other)),
        body: {
          date: diaryDayOf(day),
          time: '12:30',
          kind: 'symptom',
          symptom: 'bloating',
          severity: isEnabled ? 5 : 2,
        },
      });
      break;
    case 'unlog':
      await client.DELETE('/users/me/diary/records/{id}', at(recordId(edit.other)));
      break;
    case 'note':
      await writeNote(client, recipe, isEnabled ? `Note ${day}` : '');
      break;
    case 'noteOwn':
      if (written) await writeNote(client, written.id, `Own note ${day}`);
      break;
    case 'cook':
      await client.PUT('/recipes/{id}/cooked', {
        ...at(recipe),
        body: { cooked_on: diaryDayOf(day), is_cooked: isEnabled },
      });
      break;
    case 'cookOwn':
      if (written)
        await client.PUT('/recipes/{id}/cooked', {
          ...at(written.id),
          body: { cooked_on: diaryDayOf(day), is_cooked: true },
        });
      break;
    case 'unreview':
      await client.DELETE('/recipes/{id}/reviews/mine', at(recipe));
      break;
  }
}
