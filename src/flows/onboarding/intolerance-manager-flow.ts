import { fromPromise } from 'xstate';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import {
  intoleranceManagerMachine,
  type LevelsOutcome,
} from '#machines/recipes/intolerance-manager.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

async function levelsOf(name: Intolerance, signal: AbortSignal): Promise<LevelsOutcome> {
  const [levels, ticked] = await Promise.all([
    outcomeOf(
      client.GET('/recipes/include-ingredients', { params: { query: { name } }, signal }),
      ({ data }) => data,
    ),
    outcomeOf(
      client.GET('/recipes/include-ingredients', { params: { query: { name, value: '1' } }, signal }),
      ({ data }) => Object.keys(data),
    ),
  ]);
  if (levels.kind !== 'ok') return levels;
  if (ticked.kind !== 'ok') return ticked;
  return { kind: 'ok', value: { levels: levels.value, ticked: ticked.value } };
}

export const intoleranceManagerFlow = intoleranceManagerMachine.provide({
  actors: {
    loadLevels: fromPromise(({ input, signal }) => levelsOf(input.intolerance, signal)),
    resetIngredients: fromPromise(({ input, signal }) => {
      const body = { name: input.intolerance };
      return outcomeOf(client.POST('/recipes/reset-exclude-ingredients', { body, signal }), () => null);
    }),
    loadExcluded: fromPromise(({ input, signal }) => {
      const query = { name: input.intolerance, value: '1' } as const;
      return outcomeOf(
        client.GET('/recipes/exclude-ingredients', { params: { query }, signal }),
        ({ data }) => Object.keys(data),
      );
    }),
  },
});
