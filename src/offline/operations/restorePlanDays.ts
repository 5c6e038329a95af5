import { weekdayOf } from '#domain/calendar/week.ts';
import type { WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { restorePlanDays as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { daysAfter, isPlanItemOf, itemsInCache, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { dishesBefore, rebaseOnDays } from '../plan-rebase.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

function withoutItems(week: WeekPlan, date: string): WeekPlan {
  const day = week.days[date];
  return day ? { ...week, days: { ...week.days, [date]: { ...day, items: [] } } } : week;
}

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
      before: dishesBefore(mutation, view),
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
  overlay: {
    listMealPlans: (body, mutation) =>
      overlayWeek(body, (week) =>
        mutation.body.days.reduce((now, { date, items }) => {
          const requested = items.map(({ id, servings, slot, leftover_of: cooking = null }) => ({
            ...wantedItem(id, servings, slot),
            former: snapshotOf(mutation).planItems.find(
              (item) => item.leftover_of === cooking && isPlanItemOf(item, id),
            ),
          }));
          return putOnDay(withoutItems(now, date), date, mutation, requested);
        }, week),
      ),
  },
  creates: {},
  alsoStale: ['getShoppingList', 'getMealPlanNutrients'],
  rebase: rebaseOnDays,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
