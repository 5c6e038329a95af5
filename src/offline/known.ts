import type { OperationAnswer } from '#contract/operations.ts';
import { type Collection, collectionLabel } from '#domain/collection/collection.ts';
import { readWeek } from '#domain/meal-plan/week-plan.ts';
import type { Device, KeptAnswer } from './device.ts';
import { applyPendingChanges } from './pending-overlay.ts';
import { layOverWeek } from './pending-plan-overlay.ts';
import { layOverCollections } from './pending-recipe-overlay.ts';
import {
  type Call,
  callOf,
  isRecipe,
  type Keepable,
  type Known,
  type QueuedMutation,
  type RecipeCard,
  type Review,
  textsIn,
} from './queued-mutation.ts';

const paths = {
  collections: /^\/recipes\/collections(?:\/[^/?]+)?(?:\?.*)?$/,
  weeks: /^\/users\/me\/meal-plans\?/,
  lists:
    /^\/(?:recipes|users\/me\/favorite-recipes|recipes\/collections(?:\/[^/?]+)?|recipes\/\d+)(?:\?.*)?$/,
} as const;

const dataOf = (body: unknown) => (body as { readonly data: unknown }).data;

/** The collections the device knows, each with all of its recipes where it was opened. */
export async function keptCollections(device: Device, userId: string): Promise<readonly Collection[]> {
  const answers = await device.kept(userId, paths.collections);
  const isList = ({ path, body }: KeptAnswer) => Array.isArray(dataOf(body)) && !path.includes('query=');
  const list = answers.find(isList);
  const opened = answers.flatMap(({ body }) =>
    Array.isArray(dataOf(body)) ? [] : [dataOf(body) as Collection],
  );
  const all = list === undefined ? opened : (dataOf(list.body) as readonly Collection[]);
  return all.map((each) => opened.find(({ id }) => id === each.id) ?? each);
}

/** One answer of this path as it was had last, however it was sorted. */
export async function keptBody(device: Device, userId: string, path: string): Promise<unknown> {
  const fits = new RegExp(`^${path.replaceAll('/', '\\/')}(?:\\?.*)?$`);
  const answers = await device.kept(userId, fits);
  return (answers.find((each) => /sort_by=default|^[^?]+$/.test(each.path)) ?? answers[0])?.body ?? null;
}

function recipesIn(body: unknown): readonly RecipeCard[] {
  const data = dataOf(body) as RecipeCard | Collection | readonly (RecipeCard | Collection)[];
  const items = (Array.isArray(data) ? data : [data]) as readonly (RecipeCard | Collection)[];
  return items.flatMap((each) => ('recipes' in each ? each.recipes : [each]));
}

function recipeIds({ what, ids, body }: Call): readonly string[] {
  if (what?.includes(' /recipes/{id}/')) return ids;
  if (what === 'POST /recipes/collections/{id}/sync') return textsIn(body['recipe_ids']);
  return what === 'POST /users/me/meal-plans' && body['type'] === 'recipe' ? textsIn(body['ids']) : [];
}

async function cardsFor(
  device: Device,
  userId: string,
  wanted: readonly string[],
  waiting: readonly QueuedMutation[],
): Promise<readonly RecipeCard[]> {
  if (wanted.length === 0) return [];
  const answers = await device.kept(userId, paths.lists);
  const all = [
    ...answers.flatMap(({ body }) => recipesIn(body)),
    ...waiting.flatMap(({ known }) => known?.cards ?? []),
  ];
  return wanted.flatMap((id) => all.find((card) => isRecipe(card, id)) ?? []);
}

async function itemTitle(device: Device, userId: string, itemId: string, waiting: readonly QueuedMutation[]) {
  const weeks = await device.kept(userId, paths.weeks);
  const items = weeks.flatMap(({ body }) =>
    Object.values(readWeek(layOverWeek(body as OperationAnswer<'listMealPlans'>, waiting)).days).flatMap(
      (plan) => plan?.items ?? [],
    ),
  );
  return items.find(({ id }) => id === itemId)?.title ?? null;
}

const ofReview: readonly (Keepable | null)[] = [
  'POST /recipes/{id}/reviews',
  'DELETE /recipes/{id}/reviews/mine',
];

/** What the device knows about a change before it is kept. */
export async function knownOf(
  device: Device,
  change: QueuedMutation,
  waiting: readonly QueuedMutation[],
): Promise<Known> {
  const { userId } = change;
  const call = callOf(change);
  const { what, ids, query, body } = call;
  const [id = '', itemId = query.get('recipe_id') ?? ''] = ids;
  const cards = await cardsFor(device, userId, recipeIds(call), waiting);
  const isOfCollection = what?.includes('/collections/{id}') ?? false;
  const collections =
    isOfCollection || what === 'POST /recipes/{id}/collections' ? await keptCollections(device, userId) : [];
  const shown = (path: string, base: unknown) =>
    applyPendingChanges({ path, id, query: new URLSearchParams() }, { body: base, collections }, waiting);
  const titles = cards.map(({ title }) => title);
  const common = { title: titles.length === 0 ? null : titles.join(', '), cards, before: null, author: null };
  if (isOfCollection) {
    const now = layOverCollections(collections, waiting).find((each) => each.id === id);
    const name = now === undefined ? null : collectionLabel(now.name);
    const isWhole = now !== undefined && now.recipes.length === now.recipes_count;
    return { ...common, title: name, before: isWhole ? now.recipes.map((each) => String(each.id)) : null };
  }
  if (what === 'POST /recipes/{id}/collections') {
    const base = await keptBody(device, userId, `/recipes/${id}/collections`);
    const { data } = shown('/recipes/{id}/collections', base) as OperationAnswer<'listRecipeCollections'>;
    return { ...common, before: data.map((each) => each.id) };
  }
  if (ofReview.includes(what)) {
    const own = (await keptBody(device, userId, `/recipes/${id}/reviews/mine`)) as {
      data: Review | null;
    } | null;
    const me = (await keptBody(device, userId, '/users/me')) as OperationAnswer<'getCurrentUser'> | null;
    const author = me && { name: me.data.name, profile_photo_url: me.data.profile_photo_url };
    return { ...common, before: own?.data ? [own.data.id] : null, author };
  }
  if (itemId !== '') return { ...common, title: await itemTitle(device, userId, itemId, waiting) };
  return body['type'] === 'custom_food' ? { ...common, title: 'your own food' } : common;
}
