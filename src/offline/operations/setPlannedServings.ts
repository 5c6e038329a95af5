import { setPlannedServings as texts } from '#src/offline/texts.ts';
import { changeWeek, dayAfter, dayOfItem, itemDate, itemInWeeks, overlayWeek } from '../plan-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const setPlannedServings: QueuedOperation<'setPlannedServings'> = {
  method: 'POST',
  path: '/meal-plans/{id}/recipes/{recipeId}/servings',
  describe: (mutation) => texts.description(snapshotOf(mutation).title, mutation.body.servings),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({ title: itemInWeeks(view, params.recipeId)?.title ?? null }),
  optimisticResponse: (mutation, view) => ({
    data: dayAfter(mutation, view, itemDate(view, mutation.params.recipeId)),
  }),
  load: null,
  overlay: {
    listMealPlans: (body, { key, params, body: { servings } }) =>
      overlayWeek(body, (week) => {
        const date = dayOfItem(week, params.recipeId);
        const change = {
          kind: 'servings',
          date,
          planId: params.id,
          itemId: params.recipeId,
          servings,
        } as const;
        return changeWeek(week, change, key);
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
