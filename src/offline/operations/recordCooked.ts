import { changedDates } from '#domain/cooking/cooked-dates.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const recordCooked: QueuedOperation<'recordCooked'> = {
  method: 'PUT',
  path: '/recipes/{id}/cooked',
  describe: (mutation) => {
    const title = snapshotOf(mutation).title ?? 'a recipe';
    return mutation.body.is_cooked ? `Cooked: ${title}` : `Not cooked after all: ${title}`;
  },
  redo: 'You can note it again from the recipe.',
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: ({ body }) => ({ message: '', data: { dates: changedDates([], body) } }),
  overlay: {
    getCookedDates: (answer, { params, body }, { id }) =>
      params.id === id ? { data: { dates: changedDates(answer.data.dates, body) } } : answer,
  },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
