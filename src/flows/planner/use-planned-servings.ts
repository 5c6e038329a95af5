import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { plannedServingsMachine } from '#machines/planner/planned-servings.machine.ts';

/** The servings of one planned item; `onSave` is called with the new number. */
export function usePlannedServings(servings: number, onSave: (servings: number) => void) {
  const actor = useActorRef(plannedServingsMachine, { input: { servings } });
  useEffect(() => actor.send({ type: 'plan.changed', servings }), [actor, servings]);
  useEffect(() => {
    const subscription = actor.on('servings.wanted', (event) => onSave(event.servings));
    return () => subscription.unsubscribe();
  }, [actor, onSave]);
  return {
    servings: useSelector(actor, (snapshot) => snapshot.context.draft),
    isEditing: useSelector(actor, (snapshot) => snapshot.matches('editing')),
    choose: (chosen: number) => actor.send({ type: 'servings.chosen', servings: chosen }),
    save: () => actor.send({ type: 'servings.saved' }),
    cancel: () => actor.send({ type: 'editing.canceled' }),
  };
}
