import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Collection } from '#domain/collection/collection.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { newCollectionFlow } from './collection-flows.ts';

/** The form for a new collection; once it is created, its sheet closes and `onCreated` is called. */
export function useNewCollection(onCreated: (collection: Collection) => void) {
  const { sheets } = useFlows();
  const actor = useActorRef(newCollectionFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('collection.created', ({ collection }) => {
      onCreated(collection);
      sheets.send({ type: 'sheet.closed' });
    });
    return () => subscription.unsubscribe();
  }, [actor, sheets, onCreated]);
  return {
    isOpen: useSelector(
      sheets,
      (snapshot) => snapshot.matches('newCollection') || snapshot.matches({ collectionPicker: 'creating' }),
    ),
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    open: () => sheets.send({ type: 'newCollection.opened' }),
    close: () => sheets.send({ type: 'sheet.closed' }),
    submit: (name: string) => actor.send({ type: 'name.submitted', name }),
  };
}

export type NewCollection = ReturnType<typeof useNewCollection>;
