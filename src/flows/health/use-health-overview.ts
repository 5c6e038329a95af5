import { useActorRef, useSelector } from '@xstate/react';
import { hasResults, unfinished } from '#domain/questionnaire/categories.ts';
import { categoriesFlow, healthScoreFlow } from './health-flows.ts';

/** The categories of the questionnaire with how far the member has come in each. */
export function useCategories() {
  const actor = useActorRef(categoriesFlow, { input: { key: null } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null until they are there. */
    categories: value,
    failure: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'))
      ? failure
      : null,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound')),
    hasResults: value !== null && hasResults(value),
    unfinished: value === null ? [] : unfinished(value),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** The score in short. */
export function useHealthScore() {
  const actor = useActorRef(healthScoreFlow, { input: { key: null } });
  return {
    score: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
