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
    /** Whether the list is empty because nothing in it fits. */
    isFiltered: offers.length === 0 && isFiltered,
    /** Whether the member has asked for anything that a dish can fit or not. */
    isJudged: showAll || isFiltered || offers.some(({ fit }) => fit.sentence !== ''),
    hasMore: page < lastPage,
    /** Whether anything was ever found or not found. */
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
/** The part of the screen must be keyed by `id`. */
export const useCollectionOffers = (id: string, input: OfferSearchInput) =>
  useOffers(
    useMemo(() => collectionOffersFlow(id), [id]),
    input,
  );
