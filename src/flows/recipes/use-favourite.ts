import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { favouritesOf } from './favourites.ts';

/** The heart of a recipe: it moves at once, and back if the server disagrees. */
export function useFavourite(recipe: { readonly id: number; readonly is_favorite?: boolean | undefined }) {
  const actor = favouritesOf(useFlows()).of(recipe);
  return {
    on: useSelector(actor, (snapshot) => snapshot.context.desired),
    onToggle: () => actor.send({ type: 'toggle.pressed' }),
  };
}

/** Those of the member's favourites whose heart is not off by now. */
export function useStillFavourite<Recipe extends { readonly id: number }>(
  recipes: readonly Recipe[],
): readonly Recipe[] {
  const favourites = favouritesOf(useFlows());
  const met = useRef(new Set<number>());
  useEffect(() => {
    for (const { id } of recipes) {
      if (!met.current.has(id)) favourites.meet(id, true);
      met.current.add(id);
    }
  }, [favourites, recipes]);
  const offIds = useCallback(
    () =>
      recipes
        .filter(({ id }) => favourites.isOff(id))
        .map(({ id }) => id)
        .join(),
    [favourites, recipes],
  );
  const off = useSyncExternalStore(favourites.subscribe, offIds).split(',');
  return recipes.filter(({ id }) => !off.includes(String(id)));
}
