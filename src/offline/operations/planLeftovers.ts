import { weekdayOf } from '#domain/calendar/week.ts';
import { type Cooking, relinked } from '#domain/meal-plan/leftover-links.ts';
import { isSameDish, mergedItem } from '#domain/meal-plan/plan-change.ts';
import { inputOf, itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { isPossibleServings } from '#domain/recipe/servings.ts';
import { planLeftovers as texts } from '#src/offline/texts.ts';
import { dayAfter, dayOfItem, itemInWeeks, overlayWeek, putOnDay, wantedItem } from '../plan-overlay.ts';
import { type QueuedMutation, snapshotOf, temporaryId } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'planLeftovers'>;

/** The leftovers refer to their cooking, as far as that is in the week; with the same dish, the servings add up. */
function leftOver(planned: WeekPlan, week: WeekPlan, { key, params, body }: Mutation): WeekPlan {
  const { date } = body;
  const day = planned.days[date];
  const from = dayOfItem(week, params.recipeId);
  const cooking = itemsOn(week, from).find(({ id }) => id === params.recipeId);
  if (!day || cooking === undefined) return planned;
  const source: Cooking = { id: cooking.leftover_of ?? cooking.id, date: cooking.cooked_on ?? from };
  const same = itemsOn(week, date).find((item) => isSameDish(item, cooking));
  const isAgain = same?.leftover_of === source.id;
  const servings = body.servings ?? cooking.servings;
  const { only_for } = cooking;
  const both = same && mergedItem(same, { servings, ...(only_for && { only_for }) });
  const sum = isAgain ? servings : (both?.servings ?? servings);
  // the server refuses it
  if (!isPossibleServings(sum)) return week;
  const items = day.items.map((item) => (both && item.id === both.id ? { ...both, servings: sum } : item));
  const isCooked = (same?.leftovers_on ?? []).length > 0;
  return relinked({ ...planned, days: { ...planned.days, [date]: { ...day, items } } }, ({ id }) => {
    if (id === same?.id) return isCooked ? null : source;
    return id.startsWith(temporaryId(key)) ? source : undefined;
  });
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
  load: null,
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
