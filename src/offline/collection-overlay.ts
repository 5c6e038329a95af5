import type { OperationResponse } from '#contract/operations.ts';
import { type Collection, favoritesId } from '#domain/collection/collection.ts';
import type { ReadCache } from './device.ts';
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
  image_url: recipes[0]?.image ?? null,
});

/** Changes the collection of a response with one collection, or each of a list. */
export const mapCollection = (
  { data }: OperationResponse<'getCollection'>,
  change: (collection: Collection) => Collection,
): OperationResponse<'getCollection'> => ({ data: change(data) });
export const mapCollections = (
  { data }: OperationResponse<'listCollections'>,
  change: (collection: Collection) => Collection,
): OperationResponse<'listCollections'> => ({ data: data.map(change) });

/** The cached collections, each with all of its recipes if it was opened. */
export function cachedCollections(cache: ReadCache): readonly Collection[] {
  const opened = cache.all('getCollection').map(({ body }) => body.data);
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

/** The cached recipe cards, latest first. */
function cachedCards({ cache, pending }: Pick<View, 'cache' | 'pending'>): readonly RecipeCard[] {
  return [
    ...pending.toReversed().flatMap(({ snapshot }) => snapshot?.cards ?? []),
    ...cache.all('listRecipes').flatMap(({ body }) => body.data),
    ...cache.all('listFavoriteRecipes').flatMap(({ body }) => body.data),
    ...cachedCollections(cache).flatMap(({ recipes }) => recipes),
    ...cache.all('getRecipe').map(({ body }) => body.data as typeof body.data & RecipeCard),
  ];
}

/** Cards and title of these recipes, as far as they are cached. */
export function recipesSnapshot(ids: readonly string[], view: View): Pick<Snapshot, 'title' | 'cards'> {
  const all = ids.length === 0 ? [] : cachedCards(view);
  const cards = ids.flatMap((id) => all.find((card) => isRecipe(card, id)) ?? []);
  return { cards, title: cards.length === 0 ? null : cards.map(({ title }) => title).join(', ') };
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
  return withRecipes(collection, recipes, collection.recipes_count + recipes.length - marked.length);
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
  image_url: null,
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
