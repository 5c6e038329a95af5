import { weekdayOf } from '#domain/calendar/week.ts';
import type { PlanChange } from '#domain/meal-plan/plan-change.ts';
import { movePlanItem as texts } from '#src/offline/texts.ts';
import { changeWeek, dayOfItem, daysAfter, itemDate, itemInWeeks, overlayWeek } from '../plan-overlay.ts';
import { type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

function changeOf({ params, body }: QueuedMutation<'movePlanItem'>, from: string): PlanChange {
  const place = { date: from, planId: params.id, itemId: params.recipeId };
  return body.date === from && body.slot !== undefined
    ? { kind: 'meal', ...place, slot: body.slot }
    : { kind: 'move', ...place, to: body.date };
}

export const movePlanItem: QueuedOperation<'movePlanItem'> = {
  method: 'POST',
  path: '/meal-plans/{id}/recipes/{recipeId}/move',
  describe: (mutation) => texts.description(snapshotOf(mutation).title, weekdayOf(mutation.body.date)),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({ title: itemInWeeks(view, params.recipeId)?.title ?? null }),
  optimisticResponse: (mutation, view) => {
    const from = itemDate(view, mutation.params.recipeId);
    return { data: daysAfter(mutation, view, [...new Set([from, mutation.body.date])]) };
  },
  load: null,
  overlay: {
    listMealPlans: (body, mutation) =>
      overlayWeek(body, (week) => {
        const from = dayOfItem(week, mutation.params.recipeId);
        return changeWeek(week, changeOf(mutation, from), mutation.key);
      }),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
