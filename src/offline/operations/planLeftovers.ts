import { weekdayOf } from '#domain/calendar/week.ts';
import { inputOf, itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { planLeftovers as texts } from '#src/offline/texts.ts';
import { dayAfter, dayOfItem, itemInWeeks, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { type QueuedMutation, snapshotOf, temporaryId } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'planLeftovers'>;

/** The new item refers to its cooking, as far as that is in the week. */
function leftOver(planned: WeekPlan, week: WeekPlan, { key, params, body }: Mutation): WeekPlan {
  const day = planned.days[body.date];
  const from = dayOfItem(week, params.recipeId);
  const cooking = itemsOn(week, from).find(({ id }) => id === params.recipeId);
  if (!day || cooking === undefined) return planned;
  const link = {
    leftover_of: cooking.leftover_of ?? cooking.id,
    cooked_on: cooking.cooked_on ?? from,
  };
  const items = day.items.map((item) => (item.id.startsWith(temporaryId(key)) ? { ...item, ...link } : item));
  return { ...planned, days: { ...planned.days, [body.date]: { ...day, items } } };
}

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
      return overlayWeek(body, (week) => leftOver(putOnDay(week, date, mutation, requested), week, mutation));
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
