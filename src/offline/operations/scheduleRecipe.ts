import { weekdayOf } from '#domain/calendar/week.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { dayAfter, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const scheduleRecipe: QueuedOperation<'scheduleRecipe'> = {
  method: 'POST',
  path: '/recipes/{id}/meal-plan',
  describe: (mutation) =>
    `Planned on ${weekdayOf(mutation.body.date)}: ${snapshotOf(mutation).title ?? 'a recipe'}`,
  redo: 'You can do it again in the planner.',
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: (mutation, view) => ({ data: dayAfter(mutation, view, mutation.body.date) }),
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
