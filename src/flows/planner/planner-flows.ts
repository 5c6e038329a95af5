import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { type CustomFood, type FoodDraft, foodInput } from '#domain/meal-plan/custom-food.ts';
import { offline } from '#domain/message/offline-messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { calendarFeedMachine, type FeedOutcome } from '#machines/planner/calendar-feed.machine.ts';
import { type CustomFoodOutcome, customFoodMachine } from '#machines/planner/custom-food.machine.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { planItemAt } from './plan-item-at.ts';

const done = () => null;

export const customFoodFlow = customFoodMachine.provide({
  actors: {
    createFood: fromPromise<CustomFoodOutcome, { draft: FoodDraft }>(({ input: { draft }, signal }) =>
      outcomeOf(
        client.POST('/users/me/custom-foods', { body: foodInput(draft), signal }),
        ({ data }): CustomFood => data,
      ),
    ),
  },
});

/** By the id of a day's plan. */
export const planNutrientsFlow = createResourceMachine<
  OperationResponse<'getMealPlanNutrients'>['data'],
  string
>('planNutrients', plannerMessages.nutrientsFailed).provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(
        client.GET('/meal-plans/{id}/nutrients', { params: { path: { id: key } }, signal }),
        ({ data }) => data,
      ),
    ),
  },
});

export type Replacements = OperationResponse<'listReplacements'>;

/** Other dishes for an item of a day's plan. */
export const replacementsFlow = createResourceMachine<
  Replacements,
  { readonly planId: string; readonly itemId: string }
>('replacements', plannerMessages.replacementsFailed).provide({
  actors: {
    load: fromPromise(async ({ input: { key }, signal }) => {
      const outcome = await outcomeOf(
        client.GET('/meal-plans/{id}/recipes/{recipeId}/replacements', {
          params: planItemAt(key.planId, key.itemId),
          signal,
        }),
        (found) => found,
      );
      return outcome.kind === 'unavailable' && outcome.message === offline.notStored
        ? { ...outcome, message: plannerMessages.replacementsOffline }
        : outcome;
    }),
  },
});

export const calendarFeedFlow = calendarFeedMachine.provide({
  actors: {
    loadAddress: fromPromise<FeedOutcome>(({ signal }) =>
      outcomeOf(client.GET('/users/me/calendar', { signal }), ({ data }) => data.path),
    ),
    createAddress: fromPromise<FeedOutcome>(({ signal }) =>
      outcomeOf(client.POST('/users/me/calendar', { signal }), ({ data }) => data.path),
    ),
    revokeAddress: fromPromise<FeedOutcome>(({ signal }) =>
      outcomeOf(client.DELETE('/users/me/calendar', { signal }), done),
    ),
  },
});
