import { fromPromise } from 'xstate';
import { scheduleMachine } from '#machines/planner/schedule.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const scheduleFlow = scheduleMachine.provide({
  actors: {
    scheduleRecipe: fromPromise(({ input: { recipeId, day }, signal }) =>
      outcomeOf(
        client.POST('/recipes/{id}/meal-plan', {
          params: { path: { id: recipeId } },
          body: { date: day },
          signal,
        }),
        () => null,
      ),
    ),
  },
});
