import { useActorRef, useSelector } from '@xstate/react';
import { firstSnapshot } from '#src/flows/first-snapshot.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { categoriesFlow } from './categories-flow.ts';

/** The categories of the questionnaire with the member's progress. */
export function useCategories() {
  const first = firstSnapshot(useFlows(), categoriesFlow.id, categoriesFlow);
  const actor = useActorRef(categoriesFlow, { input: { key: null }, ...first });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null while loading. */
    categories: value,
    failure: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'))
      ? failure
      : null,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound')),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
