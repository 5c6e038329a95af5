import { fromPromise } from 'xstate';
import type { OperationAnswer } from '#contract/operations.ts';
import { localDay, weekOf } from '#domain/calendar/week.ts';
import { type CustomFood, type FoodDraft, foodInput } from '#domain/meal-plan/custom-food.ts';
import type { GeneratorForm } from '#domain/meal-plan/generator-form.ts';
import type { PlanChange } from '#domain/meal-plan/plan-change.ts';
import { readWeek } from '#domain/meal-plan/week-plan.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { calendarFeedMachine, type FeedOutcome } from '#machines/planner/calendar-feed.machine.ts';
import { type CustomFoodOutcome, customFoodMachine } from '#machines/planner/custom-food.machine.ts';
import { type GenerateOutcome, generatePlanMachine } from '#machines/planner/generate-plan.machine.ts';
import { mealPlannerMachine, type WeekOutcome } from '#machines/planner/meal-planner.machine.ts';
import { scheduleMachine } from '#machines/planner/schedule.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { listWaiting } from '#src/api/keep-changes.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { logged } from '#src/flows/logged.ts';
import { withWaiting } from './waiting-plan-changes.ts';

const done = () => null;

/** Days of the week that are over are not planned any more. */
function firstToPlan(date: string): string {
  const [monday = date, ...others] = weekOf(date);
  const today = localDay(new Date());
  return others.includes(today) ? today : monday;
}
const itemAt = (planId: string, itemId: string) => ({ path: { id: planId, recipeId: itemId } });

/** One call for each quantity: a call puts all of its ids on the day with the same servings. */
async function add(
  { date, of, choice }: Extract<PlanChange, { kind: 'add' }>,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const quantities = [...new Set(Object.values(choice))];
  let last: Outcome<unknown> = { kind: 'ok', value: null };
  for (const servings of quantities) {
    const ids = Object.keys(choice).filter((id) => choice[id] === servings);
    const body = { type: of, date, ids, ...(servings > 1 && { servings }) };
    last = await outcomeOf(client.POST('/users/me/meal-plans', { body, signal }), done);
    if (last.kind !== 'ok') return last;
  }
  return last;
}

async function restore(
  { days }: Extract<PlanChange, { kind: 'restore' }>,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  for (const { date, items } of days) {
    const body = { date, replace: true, items: [...items] };
    const outcome = await outcomeOf(client.POST('/users/me/meal-plans/items', { body, signal }), done);
    if (outcome.kind !== 'ok') return outcome;
  }
  return { kind: 'ok', value: null };
}

function change(change: PlanChange, signal: AbortSignal): Promise<Outcome<unknown>> {
  const date = 'date' in change ? change.date : '';
  switch (change.kind) {
    case 'add':
      return add(change, signal);
    case 'restore':
      return restore(change, signal);
    case 'remove':
      return outcomeOf(
        client.DELETE('/users/me/meal-plans', {
          params: { query: { date, recipe_id: change.itemId } },
          signal,
        }),
        done,
      );
    case 'clear':
      return outcomeOf(
        client.DELETE('/users/me/meal-plans/date', { params: { query: { date } }, signal }),
        done,
      );
    case 'servings':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/servings', {
          params: itemAt(change.planId, change.itemId),
          body: { servings: change.servings },
          signal,
        }),
        done,
      );
    case 'move':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
          params: itemAt(change.planId, change.itemId),
          body: { date: change.to },
          signal,
        }),
        done,
      );
    case 'meal':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
          params: itemAt(change.planId, change.itemId),
          body: { date, slot: change.slot },
          signal,
        }),
        done,
      );
    case 'target':
      return outcomeOf(
        client.PUT('/users/me/meal-plans/target', { body: { target_calories: change.kcal }, signal }),
        done,
      );
    case 'leftovers':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/leftovers', {
          params: itemAt(change.planId, change.itemId),
          body: { date: change.to },
          signal,
        }),
        done,
      );
    case 'copy':
      return outcomeOf(
        client.POST('/users/me/meal-plans/copy', { body: { from: date, to: change.to }, signal }),
        done,
      );
  }
}

export const mealPlannerFlow = mealPlannerMachine.provide({
  actors: {
    loadWeek: fromPromise<WeekOutcome, { start: string }>(async ({ input: { start }, signal }) => {
      const query = { start };
      const outcome = await outcomeOf(
        client.GET('/users/me/meal-plans', { params: { query }, signal }),
        readWeek,
      );
      return outcome.kind === 'ok'
        ? { kind: 'ok', value: withWaiting(outcome.value, await listWaiting()) }
        : logged('The plan of the week', outcome);
    }),
    changePlan: fromPromise<Outcome<unknown>, { change: PlanChange | null }>(async ({ input, signal }) =>
      input.change === null
        ? { kind: 'ok', value: null }
        : logged('A change of the plan', await change(input.change, signal)),
    ),
  },
});

export const generatePlanFlow = generatePlanMachine.provide({
  actors: {
    generatePlan: fromPromise<GenerateOutcome, { date: string; form: GeneratorForm }>(
      ({ input: { date, form }, signal }) => {
        const wishes = {
          targetCalories: Number(form.targetCalories),
          diet: form.diet,
          ...(form.allowRepeats && { allowRepeats: true }),
        };
        return form.span === 'day'
          ? outcomeOf(
              client.POST('/users/me/meal-plans/generate', {
                body: { ...wishes, date, timeFrame: 'day' },
                signal,
              }),
              ({ meta: { explanation } }) => ({ explanation }),
            )
          : outcomeOf(
              client.POST('/users/me/meal-plans/generate-week', {
                body: { ...wishes, start: firstToPlan(date) },
                signal,
              }),
              ({ meta: { explanation } }) => ({ explanation }),
            );
      },
    ),
  },
});

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

export const scheduleFlow = scheduleMachine.provide({
  actors: {
    scheduleRecipe: fromPromise(({ input: { recipeId, day }, signal }) =>
      outcomeOf(
        client.POST('/recipes/{id}/meal-plan', {
          params: { path: { id: recipeId } },
          body: { date: day },
          signal,
        }),
        done,
      ),
    ),
  },
});

/** By the id of a day's plan. */
export const planNutrientsFlow = createResourceMachine<
  OperationAnswer<'getMealPlanNutrients'>['data'],
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
