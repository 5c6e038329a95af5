import type { ChangingRead } from './cached-reads.ts';
import { addRecipeReview } from './operations/addRecipeReview.ts';
import { addToMealPlan } from './operations/addToMealPlan.ts';
import { clearMealPlanDay } from './operations/clearMealPlanDay.ts';
import { copyMealPlanDay } from './operations/copyMealPlanDay.ts';
import { createCollection } from './operations/createCollection.ts';
import { createOwnRecipe } from './operations/createOwnRecipe.ts';
import { deleteCollection } from './operations/deleteCollection.ts';
import { deleteDiaryRecord } from './operations/deleteDiaryRecord.ts';
import { deleteOwnRecipe } from './operations/deleteOwnRecipe.ts';
import { deleteOwnReview } from './operations/deleteOwnReview.ts';
import { movePlanItem } from './operations/movePlanItem.ts';
import { planLeftovers } from './operations/planLeftovers.ts';
import { recordCooked } from './operations/recordCooked.ts';
import { removeFromMealPlan } from './operations/removeFromMealPlan.ts';
import { replaceRecipeCollections } from './operations/replaceRecipeCollections.ts';
import { restorePlanDays } from './operations/restorePlanDays.ts';
import { saveDiaryRecord } from './operations/saveDiaryRecord.ts';
import { saveRecipeNote } from './operations/saveRecipeNote.ts';
import { scheduleRecipe } from './operations/scheduleRecipe.ts';
import { setCalorieTarget } from './operations/setCalorieTarget.ts';
import { setPlannedServings } from './operations/setPlannedServings.ts';
import { syncCollection } from './operations/syncCollection.ts';
import { tickShoppingItems } from './operations/tickShoppingItems.ts';
import { toggleFavorite } from './operations/toggleFavorite.ts';
import { updateCollection } from './operations/updateCollection.ts';
import { updateOwnRecipe } from './operations/updateOwnRecipe.ts';
import type { QueuedMutation, QueuedOperationId } from './queued-mutation.ts';
import type { QueuedOperation } from './queued-operation.ts';

/** Every operation with an idempotency key in the contract, and no other. */
export const queuedOperations: { readonly [Id in QueuedOperationId]: QueuedOperation<Id> } = {
  addRecipeReview,
  addToMealPlan,
  clearMealPlanDay,
  copyMealPlanDay,
  createCollection,
  createOwnRecipe,
  deleteCollection,
  deleteDiaryRecord,
  deleteOwnRecipe,
  deleteOwnReview,
  movePlanItem,
  planLeftovers,
  recordCooked,
  removeFromMealPlan,
  replaceRecipeCollections,
  restorePlanDays,
  saveDiaryRecord,
  saveRecipeNote,
  scheduleRecipe,
  setCalorieTarget,
  setPlannedServings,
  syncCollection,
  tickShoppingItems,
  toggleFavorite,
  updateCollection,
  updateOwnRecipe,
};

export const operationOf = <Id extends QueuedOperationId>({
  operationId,
}: Pick<QueuedMutation<Id>, 'operationId'>): QueuedOperation<Id> => queuedOperations[operationId];

export const queuedOperationIds = Object.keys(queuedOperations) as readonly QueuedOperationId[];

/** The operation of a call; null for one that is not queued. `path`: template of the contract. */
export const queuedOperationId = (method: string, path: string): QueuedOperationId | null =>
  queuedOperationIds.find(
    (id) => queuedOperations[id].method === method && queuedOperations[id].path === path,
  ) ?? null;

/** The reads whose cached responses are stale once the mutation is stored. */
export const staleReads = (operationId: QueuedOperationId): readonly ChangingRead[] => {
  const { overlay, alsoStale } = queuedOperations[operationId];
  return [...new Set([...(Object.keys(overlay) as ChangingRead[]), ...alsoStale])];
};
