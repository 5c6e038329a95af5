import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { recipeReaderMachine } from '#machines/recipes/recipe-reader.machine.ts';
import { type ShareOutcome, sharePageMachine } from '#machines/recipes/share-page.machine.ts';
import { client } from '#src/api/client.ts';
import { isAborted } from '#src/api/is-aborted.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { readStoredGuestAnswers } from '#src/flows/onboarding/guest-answers-store.ts';
import { guestBody } from '#src/flows/onboarding/guest-profile-flow.ts';
import { recipeOutcome } from './recipe-outcome.ts';
import { whenRead } from './when-read.ts';

/** The recipe reader with public calls; it has the recipe judged if the guest has answered. */
export const sharedRecipeFlow = recipeReaderMachine.provide({
  actors: {
    loadRecipe: fromPromise(({ input: { id }, signal }) => {
      const params = { path: { id } };
      const answers = readStoredGuestAnswers();
      return recipeOutcome(
        answers === null
          ? client.GET('/guest/recipes/{id}', { params, signal })
          : client.POST('/guest/recipes/{id}', { params, body: guestBody(answers), signal }),
      );
    }),
    loadReviews: fromPromise(({ input, signal }) =>
      outcomeOf(
        client.GET('/guest/recipes/{id}/reviews', {
          params: { path: { id: input.id }, query: { page: input.page } },
          signal,
        }),
        (page) => page,
      ),
    ),
  },
});

export type SharedReading = ActorRefFrom<typeof sharedRecipeFlow>;

/** Fetches the public recipe; the server-rendered page stays until then. */
export async function readSharedRecipe(id: string, signal: AbortSignal): Promise<SharedReading> {
  return whenRead(createActor(sharedRecipeFlow, { input: { id } }).start(), signal);
}

async function shareAddress(url: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share({ title: document.title, url });
    return 'shared';
  } catch (error) {
    if (isAborted(error)) return 'aborted';
    console.warn('The browser did not share.', error);
    return 'unsupported';
  }
}

export const sharePageFlow = sharePageMachine.provide({
  actors: { shareAddress: fromPromise(({ input: { url } }) => shareAddress(url)) },
});
