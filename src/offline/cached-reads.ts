import type { OperationId, operations } from '#contract/operations.ts';
import { pathMatcher } from './path-template.ts';

type PathOf<Id extends OperationId> = Extract<
  (typeof operations)[number],
  { readonly operationId: Id; readonly method: 'get' }
>['path'];

/** Reads that mutations change, with their path below /api. */
export const changingReads = {
  listRecipes: '/recipes',
  getRecipe: '/recipes/{id}',
  listFavoriteRecipes: '/users/me/favorite-recipes',
  listOwnRecipes: '/users/me/recipes',
  listCollections: '/recipes/collections',
  getCollection: '/recipes/collections/{id}',
  listRecipeCollections: '/recipes/{id}/collections',
  listRecipeReviews: '/recipes/{id}/reviews',
  getRecipeRatings: '/recipes/reviews',
  getRecipeNote: '/recipes/{id}/note',
  getOwnReview: '/recipes/{id}/reviews/mine',
  listMealPlans: '/users/me/meal-plans',
  getMealPlanNutrients: '/meal-plans/{id}/nutrients',
  getShoppingList: '/users/me/shopping-list',
  getDiary: '/users/me/diary',
} as const satisfies { readonly [Id in OperationId]?: PathOf<Id> };

/** Reads that no queued mutation changes. */
export const steadyReads = {
  getCurrentUser: '/users/me',
  listMetas: '/users/me/metas',
  listCustomFoods: '/users/me/custom-foods',
  countUnreadNotifications: '/users/me/notifications/unread-count',
  listMealTypes: '/recipes/meal-types',
  listDiets: '/recipes/diet',
  listProteinSources: '/recipes/protein-sources',
  listAllergens: '/recipes/allergens',
  getRecipeNutrients: '/recipes/{id}/nutrients',
  getRecipeIngredients: '/recipes/{id}/ingredients',
} as const satisfies { readonly [Id in OperationId]?: PathOf<Id> };

export type ChangingRead = keyof typeof changingReads;
export type CachedRead = ChangingRead | keyof typeof steadyReads;

const paths: Readonly<Record<CachedRead, string>> = { ...changingReads, ...steadyReads };

type ReadPath = Extract<(typeof operations)[number], { readonly method: 'get' }>['path'];
type WordAfter<Start extends string> = Exclude<
  Extract<ReadPath, `${Start}${string}`>,
  `${Start}${string}/${string}` | `${string}{${string}`
>;
type CachedPath = (typeof changingReads)[ChangingRead] | (typeof steadyReads)[keyof typeof steadyReads];
type LiteralPath = WordAfter<'/recipes/'> | WordAfter<'/recipes/collections/'>;
/** Reads that are not cached although their path matches that of a recipe or a collection: all of the contract. */
const notCached: Readonly<Record<Exclude<LiteralPath, CachedPath>, true>> = {
  '/recipes/collections/check-token': true,
  '/recipes/count': true,
  '/recipes/nutrients': true,
  '/recipes/ingredients': true,
  '/recipes/search-ingredients': true,
  '/recipes/search-foods': true,
  '/recipes/include-ingredients': true,
  '/recipes/exclude-ingredients': true,
};

const matchers = (Object.keys(paths) as CachedRead[]).map(
  (read) => [read, pathMatcher(paths[read])] as const,
);

/** A cached read with its parameters. */
export interface ReadRequest<Read extends CachedRead = CachedRead> {
  readonly read: Read;
  /** Id in the path; '' without one. */
  readonly id: string;
  readonly query: URLSearchParams;
}

/** A request for one of the reads that mutations change, by its path in the contract; null for any other. */
export function changingRequestOf(
  contractPath: string,
  id: unknown,
  url: string,
): ReadRequest<ChangingRead> | null {
  const read = (Object.keys(changingReads) as ChangingRead[]).find((each) => paths[each] === contractPath);
  return read === undefined ? null : { read, id: String(id ?? ''), query: new URL(url).searchParams };
}

/** The read of a URL below /api; null for one that is not cached. */
export function readRequestOf(address: string): ReadRequest | null {
  const { pathname, searchParams: query } = new URL(address, 'https://origin.invalid');
  if (pathname in notCached) return null;
  // a literal path takes precedence over one with a parameter
  const literal = matchers.find(([read]) => paths[read] === pathname);
  if (literal !== undefined) return { read: literal[0], id: '', query };
  for (const [read, match] of matchers) {
    const params = match(pathname);
    if (params !== null) return { read, id: params['id'] ?? '', query };
  }
  return null;
}
