import type { OperationAnswer } from '#contract/operations.ts';
import { type Collection, favoritesId } from '#domain/collection/collection.ts';
import { layOverWeek } from './pending-plan-overlay.ts';
import {
  layOverCollections,
  layOverFavorites,
  layOverHolding,
  layOverOwnReview,
  sortRecipes,
  withHeart,
} from './pending-recipe-overlay.ts';
import { isRecipe, type QueuedMutation, type RecipeCard } from './queued-mutation.ts';

export interface Reading {
  /** As the contract has it. */
  readonly path: string;
  readonly id: string;
  readonly query: URLSearchParams;
}
/** What is there to show it on: the answer, or null where none came, and the collections the device knows. */
export interface Ground {
  readonly body: unknown;
  readonly collections: readonly Collection[];
  /** Not in the order that was asked for. */
  readonly isUnsorted?: boolean;
}

/** Answers that waiting changes show in. */
export const laidOver = [
  '/recipes',
  '/recipes/{id}',
  '/users/me/favorite-recipes',
  '/users/me/meal-plans',
  '/recipes/collections',
  '/recipes/collections/{id}',
  '/recipes/{id}/collections',
  '/recipes/{id}/reviews',
  '/recipes/{id}/reviews/mine',
] as const;
export const hasOverlay = (path: string): boolean => laidOver.some((each) => each === path);

function collection(id: string, { body, collections }: Ground, waiting: readonly QueuedMutation[]) {
  const known = (body as OperationAnswer<'getCollection'> | null)?.data;
  const all = known ? [known] : collections.filter((each) => each.id === id);
  return layOverCollections(all, waiting).find((each) => each.id === id);
}

/** An answer with what waits to be sent; null where too little is known to answer. */
export function applyPendingChanges(
  { path, id, query }: Reading,
  ground: Ground,
  waiting: readonly QueuedMutation[],
): unknown {
  const { body, collections } = ground;
  switch (path) {
    case '/recipes/collections': {
      const known = (body as OperationAnswer<'listCollections'> | null)?.data ?? collections;
      return { data: layOverCollections(known, waiting, query.get('query') ?? '') };
    }
    case '/recipes/collections/{id}': {
      const data = collection(id, ground, waiting);
      if (data === undefined) return null;
      const sort = ground.isUnsorted === true ? (query.get('sort_by') ?? '') : '';
      return { data: { ...data, recipes: sortRecipes(data.recipes, sort) } };
    }
    case '/recipes/{id}/collections': {
      const known = (body as OperationAnswer<'listRecipeCollections'> | null)?.data ?? null;
      const holds = collections.filter(
        ({ id: own, recipes }) => own === favoritesId || recipes.some((recipe) => isRecipe(recipe, id)),
      );
      const all = layOverCollections(collections, waiting);
      return { data: layOverHolding(known ?? (collections.length === 0 ? null : holds), id, waiting, all) };
    }
    case '/recipes/{id}/reviews/mine': {
      const known = (body as OperationAnswer<'getOwnReview'> | null)?.data ?? null;
      return { data: layOverOwnReview(known, id, waiting) };
    }
  }
  if (body === null) return null;
  switch (path) {
    case '/recipes': {
      const list = body as OperationAnswer<'listRecipes'>;
      return { ...list, data: list.data.map((recipe) => withHeart(recipe, waiting)) };
    }
    case '/recipes/{id}': {
      const { data } = body as OperationAnswer<'getRecipe'>;
      return { data: withHeart(data as typeof data & RecipeCard, waiting) };
    }
    case '/users/me/favorite-recipes':
      return layOverFavorites(body as OperationAnswer<'listFavoriteRecipes'>, waiting);
    case '/users/me/meal-plans':
      return layOverWeek(body as OperationAnswer<'listMealPlans'>, waiting);
    case '/recipes/{id}/reviews': {
      const list = body as OperationAnswer<'listRecipeReviews'>;
      const own = waiting.flatMap(({ known }) => known?.before ?? []);
      return { ...list, data: list.data.filter((review) => !own.includes(review.id)) };
    }
    default:
      return body;
  }
}
