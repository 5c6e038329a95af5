import { allRecipeIds, type Collection } from '#domain/collection/collection.ts';
import { appendNew, type PageMeta } from '#domain/page/page.ts';
import type { CollectionPageOutcome, RecipeSort } from './collection-events.ts';

export interface Removal {
  readonly card: Collection['recipes'][number];
  /** The ids before it, with those removed earlier: of all recipes, and of the shown ones. */
  readonly all: readonly number[];
  readonly shown: readonly number[];
}

export interface CollectionContext {
  readonly id: string;
  sort: RecipeSort;
  /** With the recipes of the pages that are loaded. */
  collection: Collection | null;
  /** Of the page loaded last; null before the first. */
  meta: PageMeta | null;
  /** Number of recipes to load again. */
  count: number;
  /** Whether the pages on the server have moved since the last one was loaded. */
  isShifted: boolean;
  /** Recipes in the list that are no longer in the collection. */
  gone: number;
  /** What can be undone, oldest first. */
  removed: readonly Removal[];
  /** Below the field for another name; null without an error. */
  nameProblem: string | null;
  failure: string | null;
}

export interface CollectionInput {
  readonly id: string;
  /** How many recipes to load at first; one page by default. */
  readonly count?: number;
}
interface Args {
  readonly context: CollectionContext;
}

export const initialContext = ({ input }: { readonly input: CollectionInput }): CollectionContext => ({
  id: input.id,
  sort: 'default',
  collection: null,
  meta: null,
  count: input.count ?? 0,
  isShifted: false,
  gone: 0,
  removed: [],
  nameProblem: null,
  failure: null,
});

/** The collection after a removal. */
export function without(collection: Collection, recipeId: number): Collection {
  const recipes = collection.recipes.filter(({ id }) => id !== recipeId);
  const ids = (allRecipeIds(collection) ?? []).filter((id) => id !== recipeId);
  return {
    ...collection,
    recipes,
    recipe_ids: ids,
    recipes_count: ids.length,
    image_url: recipes[0]?.image ?? null,
  };
}

export const withMore = <T extends Collection | null>(collection: T, more: Collection): T =>
  collection && { ...collection, recipes: appendNew(collection.recipes, more.recipes) };

export const requestOf = ({ context: { id, sort, count } }: Args) => ({ id, sort, count });
export const idsOf = ({ context: { id, collection } }: Args) => ({
  id,
  recipeIds: (collection && allRecipeIds(collection)) ?? [],
});

/** The page with the recipe after the first `count`. */
const pageBehind = (count: number, { per_page: size }: PageMeta) => Math.floor(count / Math.max(size, 1)) + 1;

export function nextPageOf({ context: { id, sort, collection, meta, isShifted, gone } }: Args) {
  const held = Math.max((collection?.recipes.length ?? 0) - gone, 0);
  if (meta === null) return { id, sort, page: 1 };
  return { id, sort, page: isShifted ? pageBehind(held, meta) : meta.current_page + 1 };
}

export const hasNextPage = (meta: PageMeta | null): boolean =>
  meta !== null && meta.current_page < meta.last_page;

export const openedWith = (outcome: CollectionPageOutcome): Partial<CollectionContext> =>
  outcome.kind === 'ok' ? { ...outcome.value, isShifted: false, gone: 0, failure: null } : {};

/** Recipes that are gone from the collection have moved its pages. */
export const withoutGone = ({ isShifted }: CollectionContext, gone: number): Partial<CollectionContext> => ({
  gone,
  isShifted: isShifted || gone > 0,
});

/** With one more page. What was removed can still be restored, with the rest of the list. */
export function withPage(
  { collection }: CollectionContext,
  outcome: CollectionPageOutcome,
): Partial<CollectionContext> {
  if (outcome.kind !== 'ok') return {};
  const { collection: more, meta } = outcome.value;
  return {
    collection: withMore(collection, more),
    meta,
    isShifted: false,
    failure: null,
  };
}

/** Most of the page is in the list, and there are more pages: one tap loads a page worth seeing. */
export function isMostlyShown({ collection }: CollectionContext, outcome: CollectionPageOutcome): boolean {
  if (outcome.kind !== 'ok' || !hasNextPage(outcome.value.meta)) return false;
  const { recipes } = outcome.value.collection;
  const shown = new Set(collection?.recipes.map(({ id }) => id));
  return recipes.filter(({ id }) => shown.has(id)).length * 2 > recipes.length;
}
