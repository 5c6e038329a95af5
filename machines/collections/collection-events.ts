import type { Collection, CollectionPage } from '#domain/collection/collection.ts';
import type { Outcome } from '../shared/outcome.ts';

export type RecipeSort = 'default' | 'a-z' | 'z-a';
export type CollectionOutcome = Outcome<Collection, 'name'>;
export type CollectionPageOutcome = Outcome<CollectionPage>;
/** What to read of a collection. */
export interface CollectionRequest {
  readonly id: string;
  readonly sort: RecipeSort;
}
/** The first `count` recipes, at least a page of them. */
export type FirstPages = CollectionRequest & { readonly count: number };
export type FurtherPage = CollectionRequest & { readonly page: number };
export interface RemainingRecipes {
  readonly id: string;
  readonly recipeIds: readonly number[];
}
/** Shown as a toast with an undo action. */
export interface RemovalUndoable {
  readonly type: 'removal.undoable';
  readonly message: string;
  readonly recipeId: number;
  /** The ids of all recipes before it. */
  readonly before: readonly number[];
}
export type CollectionEvent =
  | { type: 'sort.chosen'; sort: RecipeSort }
  /** `gone`: how many of the recipes are no longer in it, since their hearts were switched off. */
  | { type: 'more.requested'; gone?: number }
  | { type: 'recipe.removed'; recipeId: number }
  | { type: 'removal.undone'; recipeId: number }
  | { type: 'renaming.begun' }
  | { type: 'name.submitted'; name: string }
  | { type: 'deletion.confirmed' }
  /** The household shall see it, or no longer. */
  | { type: 'sharing.chosen'; isShared: boolean }
  /** Changes that waited on the device are with the server. */
  | { type: 'changes.sent' }
  | { type: 'retry.requested' };
/** By id: the actor of each call. */
export type CollectionCalls = {
  loadCollection: 'loadCollection';
  loadMore: 'loadMore';
  syncCollection: 'syncCollection';
  restoreCollection: 'syncCollection';
  renameCollection: 'renameCollection';
  deleteCollection: 'deleteCollection';
  shareCollection: 'shareCollection';
};
