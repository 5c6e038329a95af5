import { useActorRef, useSelector } from '@xstate/react';
import type { MadeSwap } from '#domain/swap/made-swaps.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { ingredientSwapsFlow } from './ingredient-swaps-flow.ts';

const sheetStates = ['looking', 'offering', 'nothingFits', 'failed', 'swapping'] as const;

/** The ingredient swaps of one recipe. */
export function useIngredientSwaps(id: string) {
  const actor = useActorRef(ingredientSwapsFlow, { input: { id } });
  useAnnouncements(actor);
  const { wanted, offer, made, next, recipe, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** The recipe with the swaps; null without any. */
    recipe,
    made,
    wanted,
    offer,
    failure,
    /** The food being swapped in; meaningless otherwise. */
    chosen: next.at(-1)?.to ?? null,
    /** State of the sheet; null while it is closed. */
    sheet: useSelector(actor, (snapshot) => sheetStates.find((state) => snapshot.matches(state)) ?? null),
    isRestoring: useSelector(actor, (snapshot) => snapshot.matches('restoring')),
    open: (foodId: string, name: string) => actor.send({ type: 'swap.requested', foodId, name }),
    choose: (foodId: string) => actor.send({ type: 'replacement.chosen', foodId }),
    undo: (original: string) => actor.send({ type: 'swap.undone', original }),
    /** Applies swaps that were made before. */
    restore: (before: readonly MadeSwap[]) => actor.send({ type: 'swaps.found', made: before }),
    close: () => actor.send({ type: 'sheet.closed' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
