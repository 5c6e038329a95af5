import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { emptyRevision } from './day-revision.ts';

type Week = OperationResponse<'listMealPlans'>['data'][number];
export type DayPlan = NonNullable<Week[string]>[number];
export type PlanItem = DayPlan['items'][number];
/** A day to restore, with its known current revision. */
export type RestoredDay = OperationBody<'restorePlanDays'>['days'][number];
export type PlanItemInput = RestoredDay['items'][number];

/** Seven days with their items; a day that was never planned has no plan. */
export interface WeekPlan {
  readonly target: number;
  /** Allowed range of the target; absent when unknown. */
  readonly energy?: OperationResponse<'listMealPlans'>['meta']['energy'];
  /** How the last generated week was to be cooked; absent before there was one. */
  readonly cooking?: OperationResponse<'listMealPlans'>['meta']['cooking'];
  /** Whose plan it is, and who shares it; absent for the member's own. */
  readonly shared?: OperationResponse<'listMealPlans'>['meta']['shared'];
  /** It is planned for everybody at the member's table. */
  readonly isForTable?: boolean;
  readonly days: Readonly<Record<string, DayPlan | null>>;
}

export const readWeek = ({ data, meta }: OperationResponse<'listMealPlans'>): WeekPlan => ({
  target: meta.target_calories,
  ...(meta.energy && { energy: meta.energy }),
  ...(meta.cooking && { cooking: meta.cooking }),
  ...(meta.shared && { shared: meta.shared }),
  ...(meta.is_for_table && { isForTable: true }),
  days: Object.fromEntries(Object.entries(data[0] ?? {}).map(([date, plans]) => [date, plans?.[0] ?? null])),
});

export const itemsOn = (week: WeekPlan, date: string): readonly PlanItem[] => week.days[date]?.items ?? [];

/** The revision of a day, if known. */
export const revisionOn = (week: WeekPlan, date: string): string =>
  week.days[date]?.revision ?? emptyRevision;

/** Merges days of a response into the week; days of other weeks are ignored. */
export const withDays = (week: WeekPlan, days: readonly DayPlan[]): WeekPlan => ({
  ...week,
  days: {
    ...week.days,
    ...Object.fromEntries(days.filter(({ date }) => date in week.days).map((day) => [day.date, day])),
  },
});

export const itemCount = (week: WeekPlan): number =>
  Object.keys(week.days).reduce((count, date) => count + itemsOn(week, date).length, 0);

/** Id or slug for the URL of the recipe page; null for a food. */
export const recipeIdOf = ({ type, spoonacular_id, ref_id, recipe_id }: PlanItem): string | null =>
  type === 'Recipe' ? String(spoonacular_id ?? ref_id ?? recipe_id ?? '') || null : null;

/** The input that restores the item; null when its recipe or food was deleted. */
export function inputOf(item: PlanItem): PlanItemInput | null {
  const id =
    item.type === 'Recipe' ? (item.ref_id ?? item.spoonacular_id ?? item.recipe_id) : item.custom_food_id;
  if (id === null) return null;
  const { slot, servings, position, generated, leftover_of, leftovers_on, only_for } = item;
  const type = item.type === 'Recipe' ? 'recipe' : 'custom_food';
  return {
    type,
    id: String(id),
    slot,
    servings,
    ...(position !== undefined && { position }),
    generated,
    leftover_of,
    ...(leftovers_on !== undefined && { leftovers_on }),
    ...(only_for !== undefined && { only_for }),
  };
}

export const inputsOf = (items: readonly PlanItem[]): PlanItemInput[] =>
  items.map(inputOf).filter((input) => input !== null);
