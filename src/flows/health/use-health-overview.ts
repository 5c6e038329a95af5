import { useActorRef, useSelector } from '@xstate/react';
import { hasResults, unfinished } from '#domain/questionnaire/categories.ts';
import { categoriesFlow, healthScoreFlow } from './health-flows.ts';

/** The categories of the questionnaire with the member's progress. */
export function useCategories() {
  const actor = useActorRef(categoriesFlow, { input: { key: null } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** Null while loading. */
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

/** The summary of the score. */
export function useHealthScore() {
  const actor = useActorRef(healthScoreFlow, { input: { key: null } });
  return {
    score: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
