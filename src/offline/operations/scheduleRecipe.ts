import { weekdayOf } from '#domain/calendar/week.ts';
import { scheduleRecipe as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { dayAfter, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const scheduleRecipe: QueuedOperation<'scheduleRecipe'> = {
  method: 'POST',
  path: '/recipes/{id}/meal-plan',
  describe: (mutation) => texts.description(weekdayOf(mutation.body.date), snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: (mutation, view) => ({ data: dayAfter(mutation, view, mutation.body.date) }),
  load: null,
  overlay: {
    listMealPlans: (body, mutation) =>
      overlayWeek(body, (week) =>
        putOnDay(week, mutation.body.date, mutation, [wantedItem(mutation.params.id, 1, undefined)]),
      ),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
