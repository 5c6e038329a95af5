import { weekdayOf } from '#domain/calendar/week.ts';
import { removeFromMealPlan as texts } from '#src/offline/texts.ts';
import { changeWeek, dayAfter, itemInWeeks, overlayWeek } from '../plan-overlay.ts';
import { type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

const placeOf = ({ query }: QueuedMutation<'removeFromMealPlan'>) => ({
  date: query.date ?? '',
  itemId: query.recipe_id ?? '',
});

export const removeFromMealPlan: QueuedOperation<'removeFromMealPlan'> = {
  method: 'DELETE',
  path: '/users/me/meal-plans',
  describe: (mutation) => texts.description(weekdayOf(placeOf(mutation).date), snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: (mutation, view) => ({ title: itemInWeeks(view, placeOf(mutation).itemId)?.title ?? null }),
  optimisticResponse: (mutation, view) => ({
    message: '',
    data: dayAfter(mutation, view, placeOf(mutation).date),
  }),
  load: null,
  overlay: {
    listMealPlans: (body, mutation) =>
      overlayWeek(body, (week) => changeWeek(week, { kind: 'remove', ...placeOf(mutation) }, mutation.key)),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
