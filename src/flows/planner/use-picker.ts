import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { PickerSearchInput } from '#machines/planner/picker-search.machine.ts';
import {
  collectionPickerFlow,
  foodPickerFlow,
  personalPickerFlow,
  recipePickerFlow,
} from './picker-flows.ts';

const states = ['typing', 'loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

function usePicker(flow: typeof recipePickerFlow, input: PickerSearchInput) {
  const actor = useActorRef(flow, { input });
  const { typed, showAll, items, page, lastPage, isFiltered, failure } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  return {
    typed,
    showAll,
    items,
    /** Whether the list is empty only because nothing in it fits. */
    isFiltered: items.length === 0 && isFiltered,
    /** Whether the member's profile contains anything to check dishes against. */
    isJudged: showAll || isFiltered || items.some(({ fit }) => fit.sentence !== ''),
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

export type Picker = ReturnType<typeof usePicker>;

export const useRecipePicker = (input: PickerSearchInput) => usePicker(recipePickerFlow, input);
export const useFoodPicker = (input: PickerSearchInput) => usePicker(foodPickerFlow, input);
export const usePersonalPicker = (input: PickerSearchInput) => usePicker(personalPickerFlow, input);
/** The calling component must be keyed by `id`. */
export const useCollectionPicker = (id: string, input: PickerSearchInput) =>
  usePicker(
    useMemo(() => collectionPickerFlow(id), [id]),
    input,
  );
