import { deleteOwnReview as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';
import { reviewSnapshot, withoutOwnReview } from '../review-overlay.ts';

export const deleteOwnReview: QueuedOperation<'deleteOwnReview'> = {
  method: 'DELETE',
  path: '/recipes/{id}/reviews/mine',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({
    ...recipesSnapshot([params.id], view),
    ...reviewSnapshot(params.id, view),
  }),
  optimisticResponse: () => ({ message: '' }),
  load: null,
  overlay: {
    getOwnReview: (body, { params }, { id }) => (params.id === id ? { data: null } : body),
    listRecipeReviews: (body, mutation) => withoutOwnReview(body, mutation),
  },
  creates: {
    getOwnReview: ({ params }, { id }) => (params.id === id ? { data: null } : null),
  },
  alsoStale: ['getRecipeRatings', 'getRecipe'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
