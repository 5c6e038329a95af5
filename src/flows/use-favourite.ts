import { useSelector } from '@xstate/react';
import { favouritesOf } from './favourites.ts';
import { useFlows } from './flows-context.tsx';

/** The heart of a recipe: it moves at once, and back if the server disagrees. */
export function useFavourite(recipe: { readonly id: number; readonly is_favorite?: boolean | undefined }) {
  const actor = favouritesOf(useFlows()).of(recipe);
  return {
    on: useSelector(actor, (snapshot) => snapshot.context.desired),
    onToggle: () => actor.send({ type: 'toggle.pressed' }),
  };
}
