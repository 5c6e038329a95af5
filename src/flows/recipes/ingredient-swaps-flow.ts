import { fromPromise } from 'xstate';
import { toParameter } from '#domain/swap/made-swaps.ts';
import { ingredientSwapsMachine } from '#machines/recipes/ingredient-swaps.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { recipeOutcome } from './recipe-outcome.ts';

export const ingredientSwapsFlow = ingredientSwapsMachine.provide({
  actors: {
    findSwaps: fromPromise(({ input: { id, foodId, made }, signal }) => {
      const query = { food_id: foodId, swapped: toParameter(made) };
      return outcomeOf(
        client.GET('/recipes/{id}/swaps', { params: { path: { id }, query }, signal }),
        ({ data }) => data[0] ?? null,
      );
    }),
    readSwapped: fromPromise(({ input: { id, made }, signal }) =>
      recipeOutcome(
        client.GET('/recipes/{id}', {
          params: { path: { id }, query: { swapped: toParameter(made) } },
          signal,
        }),
      ),
    ),
  },
});
