import { fromPromise } from 'xstate';
import { recipeReaderMachine } from '#machines/recipes/recipe-reader.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { recipeOutcome } from './recipe-outcome.ts';

/** For `settleFirst`: a screen shows one recipe. */
export const readerKey = (id: string): string => `recipeReader ${id}`;

export const recipeReaderFlow = recipeReaderMachine.provide({
  actors: {
    loadRecipe: fromPromise(({ input, signal }) =>
      recipeOutcome(client.GET('/recipes/{id}', { params: { path: { id: input.id } }, signal })),
    ),
    loadReviews: fromPromise(({ input, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/reviews', {
          params: { path: { id: input.id }, query: { page: input.page } },
          signal,
        }),
        (page) => page,
      ),
    ),
  },
});
