import { fromPromise } from 'xstate';
import { makeItFitMachine } from '#machines/recipes/make-it-fit.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const makeItFitFlow = makeItFitMachine.provide({
  actors: {
    findVersion: fromPromise(({ input: { id }, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/fitting-version', { params: { path: { id } }, signal }),
        ({ data }) => data,
      ),
    ),
    saveVersion: fromPromise(({ input: { id }, signal }) =>
      outcomeOf(
        client.POST('/recipes/{id}/fitting-version', { params: { path: { id } }, signal }),
        ({ data }) => data,
      ),
    ),
  },
});
