import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { foodRemovalFlow } from './food-flows.ts';

/** Removes custom foods, with undo. Lives on the page, beyond its sheets. */
export function useFoodRemoval() {
  const flows = useFlows();
  const actor = useActorRef(foodRemovalFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('removal.undoable', ({ message, food }) =>
      flows.offerUndo(message, () => actor.send({ type: 'removal.undone', food })),
    );
    return () => subscription.unsubscribe();
  }, [actor, flows]);
  return {
    /** Increases with every change of the list. */
    changes: useSelector(actor, (snapshot) => snapshot.context.changes),
    remove: useCallback((food: CustomFood) => actor.send({ type: 'removal.requested', food }), [actor]),
  };
}

export type FoodRemoval = ReturnType<typeof useFoodRemoval>;
