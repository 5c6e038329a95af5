import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { createPagedListMachine } from '#machines/shared/paged-list.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import { useStillFavorite } from './use-favorite.ts';

type RecipeCard = components['schemas']['RecipeCard'];
const states = ['loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;
/** A page whose recipes are all removed is not an empty list while there are more pages. */
const emptied = {
  loading: 'loading',
  ready: 'loading',
  appending: 'loading',
  failed: 'failed',
  appendFailed: 'failed',
} as const;

export const favoriteListFlow = createPagedListMachine<RecipeCard, null>('favoriteList').provide({
  actors: {
    loadPage: fromPromise(({ input: { page }, signal }) =>
      outcomeOf(
        client.GET('/users/me/favorite-recipes', { params: { query: { page } }, signal }),
        (response) => response,
      ),
    ),
  },
});

/** The favorites, latest first. A recipe disappears as soon as its heart is switched off, and reappears on undo. */
export function useFavoriteList() {
  const actor = useActorRef(favoriteListFlow, { input: { query: null } });
  useAnnouncements(actor);
  useWhenSent(useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]));
  const { items, meta, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading');
  const recipes = useStillFavorite(items);
  const removedCount = items.length - recipes.length;
  const hasMore = meta !== null && meta.current_page < meta.last_page;
  const isEmptied = recipes.length === 0 && hasMore;
  const wantsMore = isEmptied && state === 'ready';
  useEffect(() => {
    if (wantsMore) actor.send({ type: 'more.requested', gone: removedCount });
  }, [actor, wantsMore, removedCount]);
  return {
    recipes,
    total: meta && { count: Math.max(meta.total - removedCount, recipes.length), isExact: true },
    hasMore,
    failure,
    state: isEmptied ? emptied[state] : state,
    showMore: () => actor.send({ type: 'more.requested', gone: removedCount }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
