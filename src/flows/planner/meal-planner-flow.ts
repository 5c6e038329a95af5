import { fromPromise } from 'xstate';
import type { PlanChange } from '#domain/meal-plan/plan-change.ts';
import { type DayPlan, type PlanItemInput, readWeek } from '#domain/meal-plan/week-plan.ts';
import {
  type ChangeOutcome,
  mealPlannerMachine,
  type WeekOutcome,
} from '#machines/planner/meal-planner.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { logFailure } from '#src/flows/log-failure.ts';
import { daysIn } from './days-in.ts';
import { planItemAt } from './plan-item-at.ts';

const noDays = (): readonly DayPlan[] => [];

/**
 * Merges the results of several calls for one day: the revision before the first, unless another change came between.
 */
function together(before: readonly DayPlan[], after: readonly DayPlan[]): DayPlan[] {
  return after.map(({ former_revision, ...day }) => {
    const earlier = before.find(({ date }) => date === day.date);
    if (earlier === undefined) return { ...day, ...(former_revision && { former_revision }) };
    const isUnbroken = former_revision === earlier.revision && earlier.former_revision;
    return { ...day, ...(isUnbroken && { former_revision: isUnbroken }) };
  });
}

/** One call for each number of servings, as a call applies one number to all of its ids. */
async function add(
  { date, of, choice }: Extract<PlanChange, { kind: 'add' }>,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const quantities = [...new Set(Object.values(choice))];
  let days: readonly DayPlan[] = [];
  for (const servings of quantities) {
    const ids = Object.keys(choice).filter((id) => choice[id] === servings);
    const body = { type: of, date, ids, ...(servings > 1 && { servings }) };
    const outcome = await outcomeOf(client.POST('/users/me/meal-plans', { body, signal }), daysIn);
    if (outcome.kind !== 'ok') return outcome;
    days = together(days, outcome.value);
  }
  return { kind: 'ok', value: days };
}

/** Saves who eats a meal, then reloads the week, since a weekly default may change several days. */
async function seat(
  { date, slot, people, shown, isEveryWeek }: Extract<PlanChange, { kind: 'seats' }>,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const body = {
    ...{ date, slot, people: [...people], is_every_week: isEveryWeek },
    shown: { there: [...shown.there], away: [...shown.away] },
  };
  const saved = await outcomeOf(client.PUT('/users/me/household/seats', { body, signal }), noDays);
  if (saved.kind !== 'ok') return saved;
  return outcomeOf(
    client.GET('/users/me/meal-plans', { params: { query: { start: date } }, signal }),
    ({ data }) => Object.values(data[0] ?? {}).flatMap((days) => days ?? []),
  );
}

const mutable = ({ only_for, leftovers_on, ...item }: PlanItemInput) => ({
  ...item,
  ...(leftovers_on !== undefined && { leftovers_on: [...leftovers_on] }),
  ...(only_for !== undefined && { only_for: [...only_for] }),
});

function change(change: PlanChange, signal: AbortSignal): Promise<ChangeOutcome> {
  const date = 'date' in change ? change.date : '';
  switch (change.kind) {
    case 'add':
      return add(change, signal);
    case 'restore':
      return outcomeOf(
        client.PUT('/users/me/meal-plans/days', {
          body: {
            days: change.days.map(({ items, after = [], ...day }) => ({
              ...day,
              items: items.map(mutable),
              after: after.map(mutable),
            })),
          },
          signal,
        }),
        daysIn,
      );
    case 'remove':
      return outcomeOf(
        client.DELETE('/users/me/meal-plans', {
          params: { query: { date, recipe_id: change.itemId } },
          signal,
        }),
        daysIn,
      );
    case 'clear':
      return outcomeOf(
        client.DELETE('/users/me/meal-plans/date', {
          params: { query: { date, ...(change.revision !== undefined && { revision: change.revision }) } },
          signal,
        }),
        daysIn,
      );
    case 'servings':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/servings', {
          params: planItemAt(change.planId, change.itemId),
          body: { servings: change.servings },
          signal,
        }),
        daysIn,
      );
    case 'move':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
          params: planItemAt(change.planId, change.itemId),
          body: { date: change.to },
          signal,
        }),
        daysIn,
      );
    case 'meal':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
          params: planItemAt(change.planId, change.itemId),
          body: { date, slot: change.slot },
          signal,
        }),
        daysIn,
      );
    case 'target':
      return outcomeOf(
        client.PUT('/users/me/meal-plans/target', { body: { target_calories: change.kcal }, signal }),
        noDays,
      );
    case 'leftovers':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/leftovers', {
          params: planItemAt(change.planId, change.itemId),
          body: { date: change.to },
          signal,
        }),
        daysIn,
      );
    case 'seats':
      return seat(change, signal);
    case 'replace':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/replace', {
          params: planItemAt(change.planId, change.itemId),
          body: { type: 'recipe', id: change.recipeId, servings: change.servings },
          signal,
        }),
        daysIn,
      );
    case 'eaten':
      return outcomeOf(
        client.POST('/meal-plans/{id}/recipes/{recipeId}/eaten', {
          params: planItemAt(change.planId, change.itemId),
          body: { title: change.title, calories: change.kcal },
          signal,
        }),
        daysIn,
      );
    case 'copy':
      return outcomeOf(
        client.POST('/users/me/meal-plans/copy', { body: { from: date, to: change.to }, signal }),
        daysIn,
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
      return logFailure('The plan of the week', outcome);
    }),
    changePlan: fromPromise<ChangeOutcome, { change: PlanChange | null }>(async ({ input, signal }) =>
      input.change === null
        ? { kind: 'ok', value: [] }
        : logFailure('A change of the plan', await change(input.change, signal)),
    ),
  },
});
