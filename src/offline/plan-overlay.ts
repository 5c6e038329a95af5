import type { OperationResponse } from '#contract/operations.ts';
import { unknownRevision } from '#domain/meal-plan/day-revision.ts';
import { defaultSlot } from '#domain/meal-plan/default-slot.ts';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { applyChange, type PlanChange } from '#domain/meal-plan/plan-change.ts';
import {
  type DayPlan,
  itemsOn,
  type PlanItem,
  readWeek,
  revisionOn,
  type WeekPlan,
} from '#domain/meal-plan/week-plan.ts';
import {
  isRecipe,
  type QueuedMutation,
  type RecipeCard,
  snapshotOf,
  temporaryId,
} from './queued-mutation.ts';
import type { View } from './queued-operation.ts';

type WeekResponse = OperationResponse<'listMealPlans'>;
/** An item to put on a day, by its requested id. */
export interface WantedItem {
  readonly id: string;
  readonly servings: number;
  readonly slot: PlanItem['slot'] | undefined;
}

export const wantedItem = (id: string, servings: unknown, slot: unknown): WantedItem => ({
  id,
  servings: typeof servings === 'number' ? servings : 1,
  slot: slot as WantedItem['slot'],
});

const emptyLoad = () => ({ level: null, dose: null, unit: null, deciding: [], unknown: [] });
export const emptyDay = (key: string, date: string, target: number): DayPlan => ({
  id: temporaryId(key),
  date,
  revision: unknownRevision,
  items: [],
  nutrients: [],
  verdicts: {
    oxalate: emptyLoad(),
    histamine: emptyLoad(),
    sulfur: emptyLoad(),
    salicylate: emptyLoad(),
    fodmap: emptyLoad(),
  },
  target_calories: target,
  fit: uncheckedFit,
});

export function itemOf(
  key: string,
  { id, servings, slot }: WantedItem,
  card: RecipeCard,
  items: readonly PlanItem[],
): PlanItem {
  const taken = items.map((item) => item.slot);
  const calories =
    card.calories === null ? [] : [{ name: 'Calories', amount: card.calories * card.servings, unit: 'kcal' }];
  return {
    id: temporaryId(key, id),
    type: 'Recipe',
    title: card.title,
    image: card.image,
    ready_in_minutes: card.ready_in_minutes,
    servings,
    original_servings: card.servings,
    recipe_id: card.id,
    ref_id: card.ref_id,
    spoonacular_id: card.spoonacular_id,
    custom_food_id: null,
    generated: false,
    slot: slot ?? defaultSlot(card.meal_types, taken),
    cooked_on: null,
    leftover_of: null,
    fit: card.fit ?? uncheckedFit,
    nutrients: calories.map((each) => ({ ...each, percent_of_daily_needs: null })),
  };
}

export const isPlanItemOf = (item: PlanItem, id: string) =>
  [item.recipe_id, item.ref_id, item.spoonacular_id, item.custom_food_id].map(String).includes(id);

/** The same dish on another day is cooked for it, unless who puts it there says otherwise. */
export function cookedFreshly(like: PlanItem): PlanItem {
  const {
    leftovers_on: _,
    keeping_note: __,
    histamine_warning: ___,
    only_for: ____,
    position,
    ...item
  } = like;
  return { ...item, generated: false, cooked_on: null, leftover_of: null };
}

export const withDay = (week: WeekPlan, plan: DayPlan): WeekPlan => ({
  ...week,
  days: { ...week.days, [plan.date]: plan },
});

/** Puts items on the day as far as they are cached; existing items stay. */
export function putOnDay(
  week: WeekPlan,
  date: string,
  mutation: QueuedMutation,
  requested: readonly WantedItem[],
): WeekPlan {
  if (!(date in week.days)) return week;
  const { cards, planItems } = snapshotOf(mutation);
  const plan = week.days[date] ?? emptyDay(mutation.key, date, week.target);
  const elsewhere = [...Object.keys(week.days).flatMap((each) => itemsOn(week, each)), ...planItems];
  const items = requested.reduce<readonly PlanItem[]>((list, each) => {
    if (list.some((item) => isPlanItemOf(item, each.id))) return list;
    const card = cards.find((recipe) => isRecipe(recipe, each.id));
    if (card !== undefined) return list.concat(itemOf(mutation.key, each, card, list));
    // it was on the plan before, or is on another day
    const like = elsewhere.find((item) => isPlanItemOf(item, each.id));
    if (!like) return list;
    const own = {
      id: temporaryId(mutation.key, each.id),
      servings: each.servings,
      slot: each.slot ?? like.slot,
    };
    return list.concat({ ...cookedFreshly(like), ...own });
  }, plan.items);
  return withDay(week, { ...plan, revision: unknownRevision, items: [...items] });
}

/** Applies a change to the items of a week; one can also move to a day without a plan. */
export function changeWeek(week: WeekPlan, change: PlanChange, key: string): WeekPlan {
  if (change.kind !== 'move' || !(change.to in week.days)) return applyChange(week, change);
  const to = week.days[change.to] ?? emptyDay(key, change.to, week.target);
  return applyChange(withDay(week, to), change);
}

export const dayOfItem = (week: WeekPlan, itemId: string) =>
  Object.keys(week.days).find((date) => itemsOn(week, date).some(({ id }) => id === itemId)) ?? '';

/** Marks the day's fit as unknown, if it was known: only the server can judge the changed day. */
const withDayFit = (plan: DayPlan): DayPlan =>
  plan.revision === unknownRevision && plan.fit.sentence !== '' ? { ...plan, fit: uncheckedFit } : plan;

/** The response of a week with a change applied. */
export function overlayWeek(body: WeekResponse, change: (week: WeekPlan) => WeekPlan): WeekResponse {
  const [first = {}, ...others] = body.data;
  const { days, target } = change(readWeek(body));
  const changed = Object.fromEntries(
    Object.entries(first).map(([date, plans]) => {
      const plan = days[date];
      return [date, plan ? [withDayFit(plan), ...plans.slice(1)] : plans];
    }),
  );
  return { ...body, data: [changed, ...others], meta: { ...body.meta, target_calories: target } };
}

/** The cached weeks with all pending mutations applied. */
export const shownWeeks = ({ cache, pending, show }: View): readonly WeekPlan[] =>
  cache
    .all('listMealPlans')
    .map(({ body, ...request }) => readWeek(show('listMealPlans', body, request, pending)));

/** Whether pending mutations change the day, so that the server doesn't know it as it is shown. */
export const isChangedHere = (view: View, date: string): boolean =>
  shownWeeks(view).some((week) => revisionOn(week, date) === unknownRevision);

/** The date an item is planned on; '' if no cached week has it. */
export const itemDate = (view: View, itemId: string): string =>
  shownWeeks(view)
    .map((week) => dayOfItem(week, itemId))
    .find((date) => date !== '') ?? '';

/** The items of all cached weeks as sent by the server. */
export const itemsInCache = ({ cache }: View): readonly PlanItem[] =>
  cache.all('listMealPlans').flatMap(({ body }) => {
    const week = readWeek(body);
    return Object.keys(week.days).flatMap((date) => itemsOn(week, date));
  });

export const itemInWeeks = (view: View, itemId: string): PlanItem | undefined =>
  shownWeeks(view)
    .flatMap((week) => Object.keys(week.days).flatMap((date) => itemsOn(week, date)))
    .find(({ id }) => id === itemId);

/** The days after the mutation, each with its revision before. */
export function daysAfter(
  mutation: QueuedMutation,
  { cache, pending, show }: View,
  dates: readonly string[],
): DayPlan[] {
  const weeks = cache.all('listMealPlans');
  return dates.map((date) => {
    const found = weeks.find(({ body }) => date in (body.data[0] ?? {}));
    if (found === undefined) return emptyDay(mutation.key, date, 0);
    const { body, ...request } = found;
    const before = show('listMealPlans', body, request, pending);
    const after = show('listMealPlans', before, request, [mutation]);
    const week = readWeek(before);
    const day = readWeek(after).days[date] ?? emptyDay(mutation.key, date, week.target);
    return { ...day, former_revision: revisionOn(week, date) };
  });
}

export const dayAfter = (mutation: QueuedMutation, view: View, date: string): DayPlan =>
  daysAfter(mutation, view, [date])[0] ?? emptyDay(mutation.key, date, 0);
