import { fromPromise } from 'xstate';
import { createTermSearchMachine } from '#machines/shared/term-search.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export interface FoundIngredient {
  readonly name: string;
  readonly kinds: readonly string[];
}

export const ingredientSearchFlow = createTermSearchMachine<FoundIngredient>('ingredientSearch').provide({
  actors: {
    search: fromPromise(({ input, signal }) => {
      const query = { query: input.term };
      return outcomeOf(
        client.GET('/recipes/search-ingredients', { params: { query }, signal }),
        ({ data, kinds }) => data.map((name) => ({ name, kinds: kinds[name] ?? [] })),
      );
    }),
  },
});
