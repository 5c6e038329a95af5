import {
  collectionLabel,
  collectionNameProblem,
  isSameCollectionName,
} from '#domain/collection/collection.ts';
import { updateCollection as texts } from '#src/offline/texts.ts';
import {
  emptyCollection,
  mapCollection,
  mapCollections,
  nameTaken,
  shownCollection,
  shownCollections,
} from '../collection-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const updateCollection: QueuedOperation<'updateCollection'> = {
  method: 'PUT',
  path: '/recipes/collections/{id}',
  describe: (mutation) => texts.description(snapshotOf(mutation).title, mutation.body.name),
  redo: texts.redo,
  refusal: ({ params, body: { name } }, view) => {
    const isTaken = shownCollections(view).some(
      (each) => each.id !== params.id && each.from === undefined && isSameCollectionName(each.name, name),
    );
    return isTaken || collectionNameProblem(name) !== null ? nameTaken : null;
  },
  snapshot: ({ params }, view) => {
    const found = shownCollection(params.id, view);
    return { title: found === null ? null : collectionLabel(found.name) };
  },
  optimisticResponse: ({ params, body: { name } }, view) => ({
    data: { ...(shownCollection(params.id, view) ?? emptyCollection(params.id)), name },
  }),
  load: null,
  overlay: {
    listCollections: (body, { params, body: { name } }) =>
      mapCollections(body, (each) => (each.id === params.id ? { ...each, name } : each)),
    getCollection: (body, { params, body: { name } }) =>
      mapCollection(body, (each) => (each.id === params.id ? { ...each, name } : each)),
    listRecipeCollections: ({ data }, { params, body: { name } }) => ({
      data: data.map((each) => (each.id === params.id ? { ...each, name } : each)),
    }),
  },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
