import type { OperationAnswer } from '#contract/operations.ts';
import {
  type Collection,
  favoritesId,
  favoritesName,
  isCollectionFound,
  isSameCollectionName,
} from '#domain/collection/collection.ts';
import {
  type Call,
  callOf,
  isRecipe,
  isTemporaryId,
  type QueuedMutation,
  type RecipeCard,
  type Review,
  temporaryId,
  textsIn,
} from './queued-mutation.ts';

type Holding = OperationAnswer<'listRecipeCollections'>['data'];

const cardsOf = (waiting: readonly QueuedMutation[]) => waiting.flatMap(({ known }) => known?.cards ?? []);
const cardOf = (waiting: readonly QueuedMutation[], id: string) =>
  cardsOf(waiting).findLast((card) => isRecipe(card, id));

interface Wish {
  readonly id: string;
  readonly isOn: boolean;
}

/** The hearts as the member wants them, the latest wish last. */
export function wishesIn(waiting: readonly QueuedMutation[]): readonly Wish[] {
  return waiting.flatMap((change) => {
    const { what, ids, body } = callOf(change);
    const [id = ''] = ids;
    if (what === 'POST /recipes/{id}/favorites' && typeof body['is_favorite'] === 'boolean')
      return [{ id, isOn: body['is_favorite'] }];
    if (what === 'POST /recipes/{id}/collections')
      return [{ id, isOn: textsIn(body['collection_ids']).includes(favoritesId) }];
    return [];
  });
}

export function withHeart<Recipe extends RecipeCard>(
  recipe: Recipe,
  waiting: readonly QueuedMutation[],
): Recipe {
  const wish = wishesIn(waiting).findLast(({ id }) => isRecipe(recipe, id));
  return wish === undefined ? recipe : { ...recipe, is_favorite: wish.isOn };
}

const withHearts = (recipes: readonly RecipeCard[], waiting: readonly QueuedMutation[]): RecipeCard[] =>
  recipes.map((recipe) => withHeart(recipe, waiting));

/** What the member's wishes make of their favorites, of which these are known. */
function favorites(known: readonly RecipeCard[], waiting: readonly QueuedMutation[]): RecipeCard[] {
  const wished = wishesIn(waiting).reduce<readonly RecipeCard[]>((list, { id, isOn }) => {
    if (!isOn) return list.filter((recipe) => !isRecipe(recipe, id));
    const card = list.some((recipe) => isRecipe(recipe, id)) ? undefined : cardOf(waiting, id);
    return card === undefined ? list : [card].concat(list);
  }, known);
  return withHearts(wished, waiting);
}

export function layOverFavorites(
  { data, meta }: OperationAnswer<'listFavoriteRecipes'>,
  waiting: readonly QueuedMutation[],
): OperationAnswer<'listFavoriteRecipes'> {
  const shown =
    meta.current_page === 1
      ? favorites(data, waiting)
      : data.filter((recipe) => withHeart(recipe, waiting).is_favorite !== false);
  return { data: shown, meta: { ...meta, total: Math.max(0, meta.total + shown.length - data.length) } };
}

const withRecipes = (collection: Collection, recipes: readonly RecipeCard[], count: number): Collection => ({
  ...collection,
  recipes,
  recipes_count: count,
  image_url: recipes[0]?.image ?? null,
});

const newCollection = ({ key, madeAt }: QueuedMutation, name: string): Collection => ({
  id: temporaryId(key),
  name,
  recipes_count: 0,
  image_url: null,
  created_at: madeAt ?? null,
  recipes: [],
});

/** What the chosen collections of a recipe make of this one. */
function withChoice(collection: Collection, { ids, body }: Call, change: QueuedMutation): Collection {
  const [recipeId = ''] = ids;
  const isWanted = textsIn(body['collection_ids']).includes(collection.id);
  const wasThere = change.known?.before?.includes(collection.id) ?? isWanted;
  if (isWanted === wasThere) return collection;
  const others = collection.recipes.filter((recipe) => !isRecipe(recipe, recipeId));
  const card = change.known?.cards.find((each) => isRecipe(each, recipeId));
  const step = isWanted ? 1 : -1;
  return withRecipes(
    collection,
    isWanted && card !== undefined ? [card, ...others] : others,
    Math.max(0, collection.recipes_count + step),
  );
}

function changed(collection: Collection, change: QueuedMutation): Collection | null {
  const call = callOf(change);
  const isThis = call.ids[0] === collection.id;
  switch (call.what) {
    case 'PUT /recipes/collections/{id}':
      return isThis ? { ...collection, name: String(call.body['name']) } : collection;
    case 'DELETE /recipes/collections/{id}':
      return isThis ? null : collection;
    case 'POST /recipes/collections/{id}/sync': {
      if (!isThis) return collection;
      const ids = [...new Set(textsIn(call.body['recipe_ids']))];
      const known = [...collection.recipes, ...(change.known?.cards ?? [])];
      const recipes = ids.flatMap((id) => known.find((card) => isRecipe(card, id)) ?? []);
      return withRecipes(collection, recipes, ids.length);
    }
    case 'POST /recipes/{id}/collections':
      return collection.id === favoritesId ? collection : withChoice(collection, call, change);
    default:
      return collection;
  }
}

/** The member's collections as they will be, new ones first. */
export function layOverCollections(
  all: readonly Collection[],
  waiting: readonly QueuedMutation[],
  words = '',
): Collection[] {
  const shown = waiting.reduce<readonly Collection[]>((list, change) => {
    const { what, body } = callOf(change);
    if (what !== 'POST /recipes/collections') return list.flatMap((each) => changed(each, change) ?? []);
    const isFavorites = ({ id }: Collection) => id === favoritesId;
    const name = String(body['name']);
    // the server may have made it, and its answer was lost: names are used once
    const made = list.find((each) => !isTemporaryId(each.id) && isSameCollectionName(each.name, name));
    return [
      ...list.filter(isFavorites),
      { ...(made ?? newCollection(change, name)), id: temporaryId(change.key) },
      ...list.filter((each) => !isFavorites(each) && each !== made),
    ];
  }, all);
  return shown
    .map((each) => {
      const recipes =
        each.id === favoritesId ? favorites(each.recipes, waiting) : withHearts(each.recipes, waiting);
      const count = each.recipes_count + (each.id === favoritesId ? recipes.length - each.recipes.length : 0);
      return withRecipes(each, recipes, count);
    })
    .filter(({ name }) => isCollectionFound(name, words));
}

/** Of recipes that stand with the latest first. */
export function sortRecipes(recipes: readonly RecipeCard[], sort: string): readonly RecipeCard[] {
  const byTitle = recipes.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
  if (sort === 'a-z') return byTitle;
  if (sort === 'z-a') return byTitle.reverse();
  return sort === 'oldest' ? recipes.toReversed() : recipes;
}

/** The collections that hold the recipe, as the member chose them. */
export function layOverHolding(
  known: Holding | null,
  recipeId: string,
  waiting: readonly QueuedMutation[],
  all: readonly Collection[],
): Holding {
  const nameOf = (id: string) => all.find((each) => each.id === id)?.name ?? '';
  const isGone = (id: string) => id !== favoritesId && !all.some((each) => each.id === id);
  const ids = waiting.reduce<readonly string[]>(
    (held, change) => {
      const { what, ids: asked, body } = callOf(change);
      if (what === 'POST /recipes/{id}/collections' && asked[0] === recipeId)
        return textsIn(body['collection_ids']);
      if (what !== 'POST /recipes/collections/{id}/sync') return held;
      const [id = ''] = asked;
      const others = held.filter((each) => each !== id);
      return textsIn(body['recipe_ids']).includes(recipeId) ? [...others, id] : others;
    },
    (known ?? [{ id: favoritesId, name: favoritesName }]).map(({ id }) => id),
  );
  return ids
    .filter((id) => !isGone(id))
    .map((id) => ({ id, name: id === favoritesId ? favoritesName : nameOf(id) }));
}

const pictures = new Map<string, string>();

/** The address of a picture that waits; the same one each time. */
function addressOf(key: string, picture: Blob): string {
  const known = pictures.get(key) ?? URL.createObjectURL(picture);
  pictures.set(key, known);
  return known;
}

function reviewOf(change: QueuedMutation, earlier: Review | null): Review {
  const { body } = callOf(change);
  const { file, keep_file: keepsFile } = body;
  return {
    id: temporaryId(change.key),
    user: change.known?.author ?? { name: 'You', profile_photo_url: null },
    rating: Number(body['rating']),
    comment: String(body['comment'] ?? '').trim(),
    attachments:
      file instanceof Blob
        ? [{ image_url: addressOf(change.key, file) }]
        : keepsFile === 'true'
          ? (earlier?.attachments ?? [])
          : [],
    created_at: change.madeAt ?? new Date(0).toISOString(),
    created_at_text: 'waiting to be sent',
  };
}

/** The member's own review of the recipe. */
export const layOverOwnReview = (
  known: Review | null,
  recipeId: string,
  waiting: readonly QueuedMutation[],
): Review | null =>
  waiting.reduce((review, change) => {
    const { what, ids } = callOf(change);
    if (ids[0] !== recipeId) return review;
    if (what === 'DELETE /recipes/{id}/reviews/mine') return null;
    return what === 'POST /recipes/{id}/reviews' ? reviewOf(change, review) : review;
  }, known);
