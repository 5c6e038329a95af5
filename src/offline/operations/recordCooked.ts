import { changedDates } from '#domain/cooking/cooked-dates.ts';
import { recordCooked as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const recordCooked: QueuedOperation<'recordCooked'> = {
  method: 'PUT',
  path: '/recipes/{id}/cooked',
  describe: (mutation) => {
    const title = snapshotOf(mutation).title ?? texts.recipe;
    return mutation.body.is_cooked ? texts.cooked(title) : texts.notCooked(title);
  },
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: ({ body }) => ({ message: '', data: { dates: changedDates([], body) } }),
  load: null,
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
