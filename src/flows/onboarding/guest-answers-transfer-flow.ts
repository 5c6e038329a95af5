import { createActor, fromPromise } from 'xstate';
import { guestAnswersTransferMachine } from '#machines/onboarding/guest-answers-transfer.machine.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { loadPreferences } from '#src/flows/recipes/recipe-flows.ts';
import { recipeListsOf } from '#src/flows/recipes/recipe-lists.ts';
import { clearGuestAnswers, readStoredGuestAnswers } from './guest-answers-store.ts';
import { type SavingParts, savePreferences, savingPartsOf } from './preferences-flows.ts';

export const guestAnswersTransferFlow = (parts: SavingParts) =>
  guestAnswersTransferMachine.provide({
    actors: {
      readAnswers: fromPromise(async () => readStoredGuestAnswers()),
      loadPreferences,
      savePreferences: savePreferences(parts),
      clearAnswers: fromPromise(async () => {
        clearGuestAnswers();
        return null;
      }),
    },
  });

/** Moves the answers of a guest into the account that is signed in. Returns a function that stops it. */
export function transferGuestAnswers(flows: AppFlows): () => void {
  const transfer = createActor(guestAnswersTransferFlow(savingPartsOf(flows)));
  transfer.on('*', flows.announce);
  transfer.on('preferences.saved', ({ preferences }) =>
    recipeListsOf(flows).adoptSavedPreferences(preferences),
  );
  transfer.start();
  return () => transfer.stop();
}
