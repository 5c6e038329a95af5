import type { OperationId } from '#contract/operations.ts';

/** Their body limit is that of a password: an overlong one is reported at its field. */
export const takePasswords: readonly OperationId[] = [
  'confirmIdentity',
  'issueToken',
  'registerUser',
  'resetPassword',
  'updateCurrentUser',
];

/** Reads that many members or guests get the same response of; it is compressed for the first of them. */
export const sharedReads: readonly OperationId[] = [
  'getGuestRecipe',
  'getGuestRecipeIngredients',
  'getGuestRecipeNutrients',
  'getPackage',
  'getPage',
  'getRecipe',
  'getRecipeIngredients',
  'getRecipeNutrients',
  'getSettings',
  'listDiets',
  'listGuestRecipeReviews',
  'listIngredients',
  'listPackages',
  'listRecipeReviews',
  'listRecipes',
];

/**
 * Reads of what others change and are told of at once, such as a plan that a household shares: the position of the
 * reader's own last write says nothing about that, so they never go to a replica.
 */
export const readsOnPrimary: readonly OperationId[] = ['getShoppingList', 'listMealPlans'];

/** Operations that call `runOnce` themselves, as files and worker threads are not part of a transaction. */
export const withOwnTransaction: readonly OperationId[] = [
  'addRecipeReview',
  'createOwnRecipe',
  'deleteOwnRecipe',
  'deleteOwnReview',
  'updateOwnRecipe',
];
