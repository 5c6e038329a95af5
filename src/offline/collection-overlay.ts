import type { OperationResponse } from '#contract/operations.ts';
import {
  allRecipeIds,
  type Collection,
  emptyCollectionPicture,
  favoritesId,
} from '#domain/collection/collection.ts';
import type { ReadRequest } from './cached-reads.ts';
import type { CachedBody, ReadCache } from './device.ts';
import { isRecipe, type RecipeCard, type Snapshot } from './queued-mutation.ts';
import type { Heart, View } from './queued-operation.ts';

export const withRecipes = (
  collection: Collection,
  recipes: readonly RecipeCard[],
  count: number,
): Collection => ({
  ...collection,
  recipes,
  recipes_count: Math.max(0, count),
  image_url: recipes[0]?.image ?? emptyCollectionPicture,
});

/** Changes the collection of a response with one collection, or each of a list. */
export const mapCollection = (
  body: OperationResponse<'getCollection'>,
  change: (collection: Collection) => Collection,
): OperationResponse<'getCollection'> => ({ ...body, data: change(body.data) });
export const mapCollections = (
  { data }: OperationResponse<'listCollections'>,
  change: (collection: Collection) => Collection,
): OperationResponse<'listCollections'> => ({ data: data.map(change) });

/** Whether a response holds the start of the list: a new recipe belongs there, and not on a further page. */
export const isListStart = ({ query }: Pick<ReadRequest, 'query'>): boolean =>
  (query.get('page') ?? '1') === '1';

type Opened = CachedBody<'getCollection'>;

/** What the pages of one collection hold together, in the order of the latest first page; null without one. */
function joinPages(pages: readonly Opened[]): Collection | null {
  const start = pages.find(({ body }) => allRecipeIds(body.data) !== null);
  const [latest] = pages;
  if (start === undefined) return latest?.query.has('page') === true ? null : (latest?.body.data ?? null);
  if (start.body.data.recipe_ids === undefined) return start.body.data;
  const cards = new Map(
    pages.toReversed().flatMap(({ body }) => body.data.recipes.map((card) => [card.id, card])),
  );
  const recipes = start.body.data.recipe_ids.flatMap((id) => cards.get(id) ?? []);
  return { ...start.body.data, recipes };
}

/** A collection that was opened, preferably as it was read in this order; null if none of it is cached. */
export function openedCollection(cache: ReadCache, id: string, sort: string | null): Collection | null {
  const pages = cache.all('getCollection').filter((each) => each.id === id);
  const isAsSorted = ({ query }: Opened) => query.get('sort_by') === sort;
  return joinPages([...pages.filter(isAsSorted), ...pages.filter((each) => !isAsSorted(each))]);
}

/** The cached collections, each with all of its recipes that are cached if it was opened. */
export function cachedCollections(cache: ReadCache): readonly Collection[] {
  const ids = new Set(cache.all('getCollection').map(({ id }) => id));
  const opened = [...ids].flatMap((id) => openedCollection(cache, id, 'default') ?? []);
  const list = cache.all('listCollections').find(({ query }) => !query.get('query'));
  const all = list?.body.data ?? opened;
  return all.map((each) => opened.find(({ id }) => id === each.id) ?? each);
}

/** The member's collections with all pending mutations applied. */
export function shownCollections({ cache, pending, show }: View): readonly Collection[] {
  const request = { id: '', query: new URLSearchParams() };
  return show('listCollections', { data: cachedCollections(cache) }, request, pending).data;
}

export const namesOf = (collections: readonly Collection[]): Snapshot['collections'] =>
  collections.map(({ id, name }) => ({ id, name }));

/** The cached recipe cards, latest first. Each response is parsed when its cards are asked for. */
function* cachedCards({ cache, pending }: Pick<View, 'cache' | 'pending'>): Generator<RecipeCard> {
  for (const { snapshot } of pending.toReversed()) yield* snapshot?.cards ?? [];
  for (const { body } of cache.all('listRecipes')) yield* body.data;
  for (const { body } of cache.all('listFavoriteRecipes')) yield* body.data;
  for (const { recipes } of cachedCollections(cache)) yield* recipes;
  for (const { body } of cache.all('getRecipe')) yield body.data as typeof body.data & RecipeCard;
}

/** Cards and title of these recipes, as far as they are cached. */
export function recipesSnapshot(ids: readonly string[], view: View): Pick<Snapshot, 'title' | 'cards'> {
  const missing = new Set(ids);
  const byName = new Map<string, RecipeCard>();
  for (const card of missing.size === 0 ? [] : cachedCards(view)) {
    for (const name of [card.ref_id, String(card.spoonacular_id), String(card.id)])
      if (missing.delete(name)) byName.set(name, card);
    if (missing.size === 0) break;
  }
  const cards = ids.flatMap((id) => byName.get(id) ?? []);
  return { cards, title: cards.length === 0 ? null : cards.map(({ title }) => title).join(', ') };
}

/** Whether a recipe is in a collection, as far as is known. */
export const holds = ({ recipes, recipe_ids: ids = [] }: Collection, recipeId: string): boolean =>
  ids.includes(Number(recipeId)) || recipes.some((each) => isRecipe(each, recipeId));

/** Adds a recipe as the first of all ids, or removes it. Later pages have no ids. */
export function withId<C extends Collection>(collection: C, id: string, isIn: boolean): C {
  const { recipe_ids: ids } = collection;
  if (ids === undefined) return collection;
  const others = ids.filter((each) => String(each) !== id);
  const isNumber = /^-?\d+$/.test(id);
  return { ...collection, recipe_ids: isIn && isNumber ? [Number(id), ...others] : others };
}

/** Adds a recipe as the first of the favorites, or removes it. */
export function withFavorite(
  collection: Collection,
  id: string,
  isFavorite: boolean,
  cards: readonly RecipeCard[],
): Collection {
  const marked = withHearts(collection.recipes, id, isFavorite);
  if (collection.id !== favoritesId) return { ...collection, recipes: marked };
  const recipes = favoritesWith(marked, id, isFavorite, cards);
  const changed = withRecipes(collection, recipes, collection.recipes_count + recipes.length - marked.length);
  return recipes.length === marked.length ? changed : withId(changed, id, isFavorite);
}

export function favoritesWith(
  recipes: readonly RecipeCard[],
  id: string,
  isFavorite: boolean,
  cards: readonly RecipeCard[],
): readonly RecipeCard[] {
  if (!isFavorite) return recipes.filter((recipe) => !isRecipe(recipe, id));
  const isThere = recipes.some((recipe) => isRecipe(recipe, id));
  const card = isThere ? undefined : cards.find((each) => isRecipe(each, id));
  return card === undefined ? recipes : [{ ...card, is_favorite: true }, ...recipes];
}

export const withHearts = <Card extends RecipeCard>(
  recipes: readonly Card[],
  id: string,
  isFavorite: boolean,
): readonly Card[] =>
  recipes.map((recipe) => (isRecipe(recipe, id) ? { ...recipe, is_favorite: isFavorite } : recipe));

/** The list of favorites with a change applied: a new one comes first on the first page. */
export function favoritesPage(
  body: OperationResponse<'listFavoriteRecipes'>,
  { id, isFavorite }: Heart,
  cards: readonly RecipeCard[],
): OperationResponse<'listFavoriteRecipes'> {
  const { data, meta } = body;
  const isFirst = meta.current_page === 1;
  const shown = favoritesWith(withHearts(data, id, isFavorite), id, isFavorite, isFirst ? cards : []);
  return { data: shown, meta: { ...meta, total: Math.max(0, meta.total + shown.length - data.length) } };
}

/** The server's error for a name that is taken. */
export const nameTaken = { name: ['You have a collection of this name already.'] };

export const shownCollection = (id: string, view: View): Collection | null =>
  shownCollections(view).find((each) => each.id === id) ?? null;

/** Placeholder of a collection of which only the id is known. */
export const emptyCollection = (id: string): Collection => ({
  id,
  name: '',
  recipes_count: 0,
  image_url: emptyCollectionPicture,
  created_at: null,
  recipes: [],
});

/** Of recipes with the latest first. */
export function sortRecipes(recipes: readonly RecipeCard[], sort: string): readonly RecipeCard[] {
  const byTitle = recipes.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
  if (sort === 'a-z') return byTitle;
  if (sort === 'z-a') return byTitle.reverse();
  return sort === 'oldest' ? recipes.toReversed() : recipes;
}
