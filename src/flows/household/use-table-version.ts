import { useActorRef, useSelector } from '@xstate/react';
import { tableVersionFlow } from './household-flows.ts';

/** How a recipe feeds everybody of the household. */
export function useTableVersion(recipeId: string) {
  const actor = useActorRef(tableVersionFlow, { input: { key: recipeId } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null while loading. */
    version: value,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    /** The household has ended meanwhile. */
    isGone: useSelector(actor, (snapshot) => snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
