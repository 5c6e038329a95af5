import { useActorRef, useSelector } from '@xstate/react';
import { replacementsFlow } from './planner-flows.ts';

/** Other dishes for an item. The calling component must be keyed by `itemId`. */
export function useReplacements(planId: string, itemId: string) {
  const actor = useActorRef(replacementsFlow, { input: { key: { planId, itemId } } });
  return {
    /** Null while loading. */
    found: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    isMissing: useSelector(actor, (snapshot) => snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
