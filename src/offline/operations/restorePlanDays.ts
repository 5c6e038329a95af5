import { weekdayOf } from '#domain/calendar/week.ts';
import type { PlanItem, PlanItemInput, WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { restorePlanDays as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import {
  dayOfItem,
  daysAfter,
  isPlanItemOf,
  itemsInCache,
  overlayWeek,
  putOnDay,
  wantedItem,
} from '../plan-overlay.ts';
import { dishesBefore, rebaseOnDays } from '../plan-rebase.ts';
import { type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

function withoutItems(week: WeekPlan, date: string): WeekPlan {
  const day = week.days[date];
  return day ? { ...week, days: { ...week.days, [date]: { ...day, items: [] } } } : week;
}

/** With what the input says of its cooking, its leftovers, and for whom it is. */
function restoredItem(
  item: PlanItem,
  { id, generated = false, leftover_of = null, leftovers_on, only_for }: PlanItemInput,
  week: WeekPlan,
  known: readonly PlanItem[],
): PlanItem {
  const former = known.find(
    (each) => leftover_of !== null && each.leftover_of === leftover_of && isPlanItemOf(each, id),
  );
  const cookedOn = leftover_of === null ? '' : dayOfItem(week, leftover_of);
  const { only_for: _, ...own } = item;
  return {
    ...own,
    generated,
    leftover_of,
    cooked_on: cookedOn === '' ? (former?.cooked_on ?? null) : cookedOn,
    ...(leftovers_on && { leftovers_on }),
    ...(only_for && { only_for }),
    ...(former?.keeping_note && { keeping_note: former.keeping_note }),
  };
}

function restoreDay(
  week: WeekPlan,
  { date, items }: QueuedMutation<'restorePlanDays'>['body']['days'][number],
  mutation: QueuedMutation<'restorePlanDays'>,
): WeekPlan {
  const requested = items.map(({ id, servings, slot }) => wantedItem(id, servings, slot));
  const put = putOnDay(withoutItems(week, date), date, mutation, requested);
  const day = put.days[date];
  if (!day) return put;
  const { planItems } = snapshotOf(mutation);
  const restored = day.items.map((item) => {
    const input = items.find(({ id }) => isPlanItemOf(item, id));
    return input === undefined ? item : restoredItem(item, input, week, planItems);
  });
  return { ...put, days: { ...put.days, [date]: { ...day, items: restored } } };
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
        mutation.body.days.reduce((now, day) => restoreDay(now, day, mutation), week),
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
