import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { client } from '#src/api/client.ts';
import { recipeOutcome } from '#src/flows/recipes/recipe-outcome.ts';
import { recipeReaderFlow } from '#src/flows/recipes/recipe-reader-flow.ts';
import { useReading } from '#src/flows/recipes/use-reading.ts';

/** The recipe with the swaps made on its page. The calling component must be keyed by both. */
export function useRecipeToCook(id: string, swapped: readonly string[]) {
  const [flow] = useState(() =>
    swapped.length === 0
      ? recipeReaderFlow
      : recipeReaderFlow.provide({
          actors: {
            loadRecipe: fromPromise(({ input, signal }) =>
              recipeOutcome(
                client.GET('/recipes/{id}', {
                  params: { path: { id: input.id }, query: { swapped: [...swapped] } },
                  signal,
                }),
              ),
            ),
          },
        }),
  );
  return useReading(useActorRef(flow, { input: { id } }), id);
}
