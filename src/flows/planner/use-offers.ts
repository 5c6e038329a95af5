import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { collectionOffersFlow, foodOffersFlow, personalOffersFlow, recipeOffersFlow } from './offer-flows.ts';

const states = ['typing', 'loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

function useOffers(flow: typeof recipeOffersFlow) {
  const actor = useActorRef(flow);
  const { typed, offers, page, lastPage, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    typed,
    offers,
    hasMore: page < lastPage,
    /** Whether anything was ever found or not found. */
    isKnown: page > 0,
    failure,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    type: (term: string) => actor.send({ type: 'term.typed', term }),
    showMore: () => actor.send({ type: 'more.requested' }),
    refresh: useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type Offers = ReturnType<typeof useOffers>;

export const useRecipeOffers = () => useOffers(recipeOffersFlow);
export const useFoodOffers = () => useOffers(foodOffersFlow);
export const usePersonalOffers = () => useOffers(personalOffersFlow);
/** The part of the screen must be keyed by `id`. */
export const useCollectionOffers = (id: string) => useOffers(useMemo(() => collectionOffersFlow(id), [id]));
