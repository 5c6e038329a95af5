import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Collection, CollectionSort } from '#domain/collection/collection.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { collectionListFlow } from './collection-flows.ts';
import { useNewCollection } from './use-new-collection.ts';

const states = ['typing', 'loading', 'ready', 'failed'] as const;

/** The member's collections, and the form for another one. */
export function useCollectionList() {
  const actor = useActorRef(collectionListFlow);
  useAnnouncements(actor);
  const { sort, words, collections, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const creation = useNewCollection(
    useCallback((collection: Collection) => actor.send({ type: 'collection.created', collection }), [actor]),
  );
  return {
    sort,
    words,
    collections: collections.filter(({ from }) => from === undefined),
    /** Those of others of the household. */
    shared: collections.filter(({ from }) => from !== undefined),
    failure,
    creation,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    chooseSort: (chosen: CollectionSort | 'default') => actor.send({ type: 'sort.chosen', sort: chosen }),
    type: (typed: string) => actor.send({ type: 'words.typed', words: typed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
