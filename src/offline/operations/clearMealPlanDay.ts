import { weekdayOf } from '#domain/calendar/week.ts';
import { clearMealPlanDay as texts } from '#src/offline/texts.ts';
import { changeWeek, dayAfter, overlayWeek } from '../plan-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const clearMealPlanDay: QueuedOperation<'clearMealPlanDay'> = {
  method: 'DELETE',
  path: '/users/me/meal-plans/date',
  describe: ({ query }) => texts.description(weekdayOf(query.date ?? '')),
  redo: texts.redo,
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: (mutation, view) => ({
    message: '',
    data: dayAfter(mutation, view, mutation.query.date ?? ''),
  }),
  load: null,
  overlay: {
    listMealPlans: (body, { key, query }) =>
      overlayWeek(body, (week) => changeWeek(week, { kind: 'clear', date: query.date ?? '' }, key)),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
