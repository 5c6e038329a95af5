import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { components } from '#contract/api.ts';
import { countLimits } from '#domain/recipe-filter/count-limits.ts';
import { loosen } from '#domain/recipe-filter/edit-filter.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { type ListName, recipeListsOf } from './recipe-lists.ts';

type Person = NonNullable<components['schemas']['SearchPagination']['people']>[number];
const nobody: readonly Person[] = [];
const listStates = ['loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;
export type ListState = (typeof listStates)[number];

/** A list of recipes with its search, meal type and filter. */
export function useRecipeList(name: ListName) {
  const lists = recipeListsOf(useFlows());
  const browser = lists.browser(name);
  const { typed, filter, recipes, meta, failure } = useSelector(browser, (snapshot) => snapshot.context);
  const state = useSelector(
    browser,
    (snapshot): ListState => listStates.find((each) => snapshot.matches({ list: each })) ?? 'loading',
  );
  // a list that loads has no people yet, and their buttons stay
  const [known, setKnown] = useState(nobody);
  const people = meta === null ? known : (meta.people ?? nobody);
  if (people !== known) setKnown(people);
  return {
    typed,
    /** The search that the list shows. */
    query: filter.query,
    mealType: filter.mealTypes[0] ?? null,
    limitCount: countLimits(filter) + (name === 'recipes' && filter.mealTypes.length > 0 ? 1 : 0),
    recipes,
    /** Null until the first page is loaded. If not exact, a lower bound. */
    total: meta && { count: meta.total, isExact: meta.total_is_exact },
    /** Saved preferences that the list is not filtered by. */
    notFilteredBy: meta?.not_filtered_by ?? [],
    /** What the typed words ask for beside words. */
    understood: meta?.understood ?? [],
    /** The words that were searched for in place of the typed ones. */
    corrected: meta?.corrected ?? null,
    /** What an empty list would find with one word or filter less. */
    loosened: meta?.loosened ?? [],
    /** Found without a network among what the device has. */
    isSavedOnly: meta?.is_saved_only ?? false,
    hasMore: meta !== null && meta.current_page < meta.last_page,
    failure,
    state,
    type: (term: string) => browser.send({ type: 'search.typed', term }),
    search: () => browser.send({ type: 'search.submitted' }),
    searchFor: (keyword: string) => browser.send({ type: 'keyword.arrived', keyword }),
    loosen: (looser: components['schemas']['LooserSearch']) =>
      looser.without === null
        ? browser.send({ type: 'keyword.arrived', keyword: looser.query })
        : lists.applyFilter(name, loosen(filter, looser)),
    /** Whom the member can search for; empty for one who eats alone. */
    people,
    forWhom: filter.forWhom,
    searchForWhom: (forWhom: string) =>
      browser.send({ type: 'filter.applied', filter: { ...filter, forWhom } }),
    chooseMealType: (mealType: string) => browser.send({ type: 'mealType.chosen', mealType }),
    showMore: () => browser.send({ type: 'more.requested' }),
    retry: () => browser.send({ type: 'retry.requested' }),
    openFilter: () => lists.openFilter(name),
  };
}

/** The meal types; null while loading or after a failure. */
export function useMealTypes() {
  const actor = recipeListsOf(useFlows()).mealTypes();
  return {
    types: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
