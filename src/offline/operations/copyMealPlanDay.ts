import { weekdayOf } from '#domain/calendar/week.ts';
import { inputOf, itemsOn } from '#domain/meal-plan/week-plan.ts';
import { copyMealPlanDay as texts } from '#src/offline/texts.ts';
import { dayAfter, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const copyMealPlanDay: QueuedOperation<'copyMealPlanDay'> = {
  method: 'POST',
  path: '/users/me/meal-plans/copy',
  describe: ({ body: { from, to } }) => texts.description(weekdayOf(from), weekdayOf(to)),
  redo: texts.redo,
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: (mutation, view) => ({ data: dayAfter(mutation, view, mutation.body.to) }),
  load: null,
  overlay: {
    listMealPlans: (body, mutation) =>
      overlayWeek(body, (week) => {
        const requested = itemsOn(week, mutation.body.from).flatMap((item) => {
          const input = inputOf(item);
          return input === null ? [] : [wantedItem(input.id, input.servings, input.slot)];
        });
        return putOnDay(week, mutation.body.to, mutation, requested);
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
