import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { ingredientSwapsFlow } from './ingredient-swaps-flow.ts';

const sheetStates = ['looking', 'offering', 'nothingFits', 'failed', 'swapping'] as const;

/** The swaps of one recipe on the screen, by everything the member saved. */
export function useIngredientSwaps(id: string) {
  const actor = useActorRef(ingredientSwapsFlow, { input: { id } });
  useAnnouncements(actor);
  const { wanted, offer, made, next, recipe, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    /** With the swaps made; null while there are none. */
    recipe,
    made,
    wanted,
    offer,
    failure,
    /** The food that is being put in; of no meaning while nothing is. */
    chosen: next.at(-1)?.to ?? null,
    /** What the sheet shows; null while it is down. */
    sheet: useSelector(actor, (snapshot) => sheetStates.find((state) => snapshot.matches(state)) ?? null),
    isRestoring: useSelector(actor, (snapshot) => snapshot.matches('restoring')),
    open: (foodId: string, name: string) => actor.send({ type: 'swap.requested', foodId, name }),
    choose: (foodId: string) => actor.send({ type: 'replacement.chosen', foodId }),
    undo: (original: string) => actor.send({ type: 'swap.undone', original }),
    close: () => actor.send({ type: 'sheet.closed' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
