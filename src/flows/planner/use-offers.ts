import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { OfferSearchInput } from '#machines/planner/offer-search.machine.ts';
import { collectionOffersFlow, foodOffersFlow, personalOffersFlow, recipeOffersFlow } from './offer-flows.ts';

const states = ['typing', 'loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

function useOffers(flow: typeof recipeOffersFlow, input: OfferSearchInput) {
  const actor = useActorRef(flow, { input });
  const { typed, showAll, offers, page, lastPage, isFiltered, failure } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  return {
    typed,
    showAll,
    offers,
    /** Whether the list is empty only because nothing in it fits. */
    isFiltered: offers.length === 0 && isFiltered,
    /** Whether the member's profile contains anything to check dishes against. */
    isJudged: showAll || isFiltered || offers.some(({ fit }) => fit.sentence !== ''),
    hasMore: page < lastPage,
    /** Whether a search has ever finished. */
    isKnown: page > 0,
    failure,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    type: (term: string) => actor.send({ type: 'term.typed', term }),
    toggleShowAll: () => actor.send({ type: 'showAll.toggled' }),
    showMore: () => actor.send({ type: 'more.requested' }),
    refresh: useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type Offers = ReturnType<typeof useOffers>;

export const useRecipeOffers = (input: OfferSearchInput) => useOffers(recipeOffersFlow, input);
export const useFoodOffers = (input: OfferSearchInput) => useOffers(foodOffersFlow, input);
export const usePersonalOffers = (input: OfferSearchInput) => useOffers(personalOffersFlow, input);
/** The calling component must be keyed by `id`. */
export const useCollectionOffers = (id: string, input: OfferSearchInput) =>
  useOffers(
    useMemo(() => collectionOffersFlow(id), [id]),
    input,
  );
