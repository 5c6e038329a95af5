import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { createPagedListMachine } from '#machines/shared/paged-list.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { useAnnouncements } from './use-announcements.ts';

type RecipeCard = components['schemas']['RecipeCard'];
const states = ['loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

export const favouriteListFlow = createPagedListMachine<RecipeCard, null>('favouriteList').provide({
  actors: {
    loadPage: fromPromise(({ input: { page }, signal }) =>
      outcomeOf(
        client.GET('/users/me/favorite-recipes', { params: { query: { page } }, signal }),
        (answer) => answer,
      ),
    ),
  },
});

/** The favourites of the member, latest first. */
export function useFavouriteList() {
  const actor = useActorRef(favouriteListFlow, { input: { query: null } });
  useAnnouncements(actor);
  const { items, meta, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    recipes: items,
    total: meta && { count: meta.total, isExact: true },
    hasMore: meta !== null && meta.current_page < meta.last_page,
    failure,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    showMore: () => actor.send({ type: 'more.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
