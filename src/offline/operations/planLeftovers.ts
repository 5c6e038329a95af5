import { weekdayOf } from '#domain/calendar/week.ts';
import { inputOf } from '#domain/meal-plan/week-plan.ts';
import { planLeftovers as texts } from '#src/offline/texts.ts';
import { dayAfter, itemInWeeks, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const planLeftovers: QueuedOperation<'planLeftovers'> = {
  method: 'POST',
  path: '/meal-plans/{id}/recipes/{recipeId}/leftovers',
  describe: (mutation) => texts.description(weekdayOf(mutation.body.date), snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => {
    const item = itemInWeeks(view, params.recipeId);
    return { title: item?.title ?? null, planItems: item === undefined ? [] : [item] };
  },
  optimisticResponse: (mutation, view) => ({ data: dayAfter(mutation, view, mutation.body.date) }),
  overlay: {
    listMealPlans: (body, mutation) => {
      const { date, servings, slot } = mutation.body;
      const requested = snapshotOf(mutation).planItems.flatMap((item) => {
        const input = inputOf(item);
        return input === null ? [] : [wantedItem(input.id, servings ?? item.servings, slot ?? item.slot)];
      });
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
