import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Collection } from '#domain/collection/collection.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { favoritesOf } from '#src/flows/recipes/favorites.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { collectionPickerFlow } from './collection-flows.ts';
import { useNewCollection } from './use-new-collection.ts';

const states = ['loading', 'failed', 'picking', 'adding', 'saving', 'saved'] as const;

/** The recipe whose collections are being chosen; null while the sheet is closed. */
export function usePickedRecipe() {
  const { sheets } = useFlows();
  return {
    recipeId: useSelector(sheets, (snapshot) => snapshot.context.recipeId),
    open: (recipeId: number) => sheets.send({ type: 'collections.opened', recipeId }),
  };
}

/** The collections of one recipe, ticked if they contain it, and the form for a new collection. */
export function useCollectionPicker(recipeId: number) {
  const flows = useFlows();
  const { sheets } = flows;
  const actor = useActorRef(collectionPickerFlow, { input: { recipeId } });
  useAnnouncements(actor);
  const favorites = favoritesOf(flows);
  useEffect(() => {
    const subscription = actor.on('collections.saved', ({ recipeId: id, isFavorite }) => {
      favorites.learn(id, isFavorite);
      sheets.send({ type: 'sheet.closed' });
    });
    return () => subscription.unsubscribe();
  }, [actor, favorites, sheets]);
  const { collections, ticked, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    collections,
    ticked,
    failure,
    creation: useNewCollection(
      useCallback(
        (collection: Collection) => actor.send({ type: 'collection.created', collection }),
        [actor],
      ),
    ),
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches({ collectionPicker: 'choosing' })),
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    toggle: (id: string) => actor.send({ type: 'collection.toggled', id }),
    save: () => actor.send({ type: 'choice.submitted' }),
    retry: () => actor.send({ type: 'retry.requested' }),
    close: () => sheets.send({ type: 'sheet.closed' }),
  };
}
