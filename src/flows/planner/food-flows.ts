import { fromPromise } from 'xstate';
import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import { foodRemovalMachine } from '#machines/planner/food-removal.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const nothing: Outcome<unknown> = { kind: 'canceled' };

export const foodRemovalFlow = foodRemovalMachine.provide({
  actors: {
    removeFood: fromPromise<Outcome<unknown>, { food: CustomFood | null }>(
      async ({ input: { food }, signal }) =>
        food === null
          ? nothing
          : outcomeOf(
              client.DELETE('/users/me/custom-foods/{id}', { params: { path: { id: food.id } }, signal }),
              () => null,
            ),
    ),
    restoreFood: fromPromise<Outcome<unknown>, { food: CustomFood | null }>(
      async ({ input: { food }, signal }) => {
        if (food === null) return nothing;
        const { id: _, fit: __, ...known } = food;
        const body = { ...known, diets: [...food.diets], intolerances: [...food.intolerances] };
        return outcomeOf(client.POST('/users/me/custom-foods', { body, signal }), () => null);
      },
    ),
  },
});
