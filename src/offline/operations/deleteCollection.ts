import { collectionLabel } from '#domain/collection/collection.ts';
import { deleteCollection as texts } from '#src/offline/texts.ts';
import { shownCollection } from '../collection-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const deleteCollection: QueuedOperation<'deleteCollection'> = {
  method: 'DELETE',
  path: '/recipes/collections/{id}',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => {
    const found = shownCollection(params.id, view);
    return { title: found === null ? null : collectionLabel(found.name) };
  },
  optimisticResponse: () => ({ message: '' }),
  load: null,
  overlay: {
    listCollections: ({ data }, { params }) => ({ data: data.filter(({ id }) => id !== params.id) }),
    listRecipeCollections: ({ data }, { params }) => ({ data: data.filter(({ id }) => id !== params.id) }),
  },
  creates: {},
  alsoStale: ['getCollection'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
