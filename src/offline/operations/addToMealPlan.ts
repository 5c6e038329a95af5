import { weekdayOf } from '#domain/calendar/week.ts';
import { addToMealPlan as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { dayAfter, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const addToMealPlan: QueuedOperation<'addToMealPlan'> = {
  method: 'POST',
  path: '/users/me/meal-plans',
  describe: (mutation) => texts.description(weekdayOf(mutation.body.date), snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ body: { type, ids } }, view) =>
    type === 'recipe' ? recipesSnapshot(ids.map(String), view) : { title: texts.ownFood },
  optimisticResponse: (mutation, view) => ({ data: dayAfter(mutation, view, mutation.body.date) }),
  load: null,
  overlay: {
    listMealPlans: (body, mutation) => {
      const { date, ids, servings, slot } = mutation.body;
      const requested = ids.map((id) => wantedItem(String(id), servings, slot));
      return overlayWeek(body, (week) => putOnDay(week, date, mutation, requested));
    },
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
