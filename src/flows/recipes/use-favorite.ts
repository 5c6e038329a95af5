import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { favoritesOf } from './favorites.ts';

/** A recipe's heart, with an optimistic update. */
export function useFavorite(recipe: { readonly id: number; readonly is_favorite?: boolean | undefined }) {
  const actor = favoritesOf(useFlows()).of(recipe);
  return {
    on: useSelector(actor, (snapshot) => snapshot.context.desired),
    onToggle: () => actor.send({ type: 'toggle.pressed' }),
  };
}

/** The recipes whose heart was not switched off since they were fetched. */
export function useStillFavorite<Recipe extends { readonly id: number }>(
  recipes: readonly Recipe[],
): readonly Recipe[] {
  const favorites = favoritesOf(useFlows());
  const met = useRef(new Set<number>());
  useEffect(() => {
    for (const { id } of recipes) {
      if (!met.current.has(id)) favorites.meet(id, true);
      met.current.add(id);
    }
  }, [favorites, recipes]);
  const offIds = useCallback(
    () =>
      recipes
        .filter(({ id }) => favorites.isOff(id))
        .map(({ id }) => id)
        .join(),
    [favorites, recipes],
  );
  const off = useSyncExternalStore(favorites.subscribe, offIds).split(',');
  return recipes.filter(({ id }) => !off.includes(String(id)));
}
