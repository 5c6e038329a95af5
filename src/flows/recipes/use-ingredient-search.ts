import { useActorRef, useSelector } from '@xstate/react';
import { ingredientSearchFlow } from './ingredient-search-flow.ts';

const searchStates = ['idle', 'typing', 'searching', 'found', 'nothingFound', 'failed'] as const;

/** Searches ingredients by name. */
export function useIngredientSearch() {
  const actor = useActorRef(ingredientSearchFlow);
  const { term, hits, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    term,
    hits,
    failure,
    state: useSelector(actor, (snapshot) => searchStates.find((state) => snapshot.matches(state)) ?? 'idle'),
    type: (typed: string) => actor.send({ type: 'term.typed', term: typed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
