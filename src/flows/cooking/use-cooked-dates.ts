import { useActorRef, useSelector } from '@xstate/react';
import { cookedDatesFlow, cookedHistoryFlow } from './cooked-flows.ts';

/** The days on which the member cooked the recipe, latest first; empty until they are known. */
export function useCookedDates(recipeId: string): readonly string[] {
  const actor = useActorRef(cookedDatesFlow, { input: { key: recipeId } });
  return useSelector(actor, (snapshot) => snapshot.context.value ?? []);
}

/** What the member cooked, latest first; null while it loads or when it fails. */
export function useCookedHistory() {
  const actor = useActorRef(cookedHistoryFlow, { input: { key: null } });
  return {
    history: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
