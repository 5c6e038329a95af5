import { useActorRef, useSelector } from '@xstate/react';
import { planNutrientsFlow } from './planner-flows.ts';

/** All nutrients of a planned day. The calling component must be keyed by `planId`. */
export function usePlanNutrients(planId: string) {
  const actor = useActorRef(planNutrientsFlow, { input: { key: planId } });
  return {
    rows: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    isMissing: useSelector(actor, (snapshot) => snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
