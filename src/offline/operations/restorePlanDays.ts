import { weekdayOf } from '#domain/calendar/week.ts';
import { restorePlanDays as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { daysAfter, isPlanItemOf, itemsInCache, overlayWeek } from '../plan-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

let undo: typeof import('../plan-undo.ts') | null = null;
const loadPlanUndo = async () => {
  undo = await import('../plan-undo.ts');
};

export const restorePlanDays: QueuedOperation<'restorePlanDays'> = {
  method: 'PUT',
  path: '/users/me/meal-plans/days',
  describe: ({ body: { days } }) => texts.description(days.map(({ date }) => weekdayOf(date)).join(' and ')),
  redo: texts.redo,
  refusal: null,
  snapshot: (mutation, view) => {
    const ids = mutation.body.days.flatMap(({ items }) => items.map(({ id }) => id));
    return {
      cards: recipesSnapshot(ids, view).cards,
      planItems: itemsInCache(view).filter((item) => ids.some((id) => isPlanItemOf(item, id))),
    };
  },
  optimisticResponse: (mutation, view) => ({
    data: daysAfter(
      mutation,
      view,
      mutation.body.days.map(({ date }) => date),
    ),
  }),
  load: loadPlanUndo,
  overlay: {
    listMealPlans: (body, mutation) => overlayWeek(body, (week) => undo?.undoInWeek(week, mutation) ?? week),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
