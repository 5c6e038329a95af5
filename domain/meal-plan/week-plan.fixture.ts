import { weekOf } from '#domain/calendar/week.ts';
import { emptyRevision } from './day-revision.ts';
import type { DayPlan, PlanItem, WeekPlan } from './week-plan.ts';

const load = { level: 1, dose: null, unit: null, deciding: [], unknown: [] } as const;

export const samplePlanItem = (id: string, changes: Partial<PlanItem> = {}): PlanItem => ({
  id,
  type: 'Recipe',
  title: 'Carrot soup',
  image: '/art/carrot-soup/square.svg',
  ready_in_minutes: 35,
  servings: 1,
  original_servings: 4,
  recipe_id: 17,
  ref_id: 'carrot-soup',
  spoonacular_id: null,
  custom_food_id: null,
  generated: false,
  slot: 'lunch',
  cooked_on: null,
  leftover_of: null,
  fit: { kind: 'fits', sentence: 'Fits you: milk' },
  nutrients: [{ name: 'Calories', amount: 568, unit: 'kcal', percent_of_daily_needs: 28.4 }],
  ...changes,
});

const revisionOfSample = (items: readonly PlanItem[]) =>
  items.map(({ id, servings }) => `${id}${servings}`).join('');

export const sampleDay = (date: string, items: PlanItem[]): DayPlan => ({
  id: `plan-${date}`,
  date,
  revision: items.length === 0 ? emptyRevision : revisionOfSample(items),
  items,
  nutrients: [],
  target_calories: 2000,
  fit: { kind: 'fits', sentence: 'Fits you: low histamine' },
  verdicts: {
    oxalate: { ...load, deciding: [], unknown: [] },
    histamine: { ...load, deciding: [], unknown: [] },
    sulfur: { ...load, deciding: [], unknown: [] },
    salicylate: { ...load, deciding: [], unknown: [] },
    fodmap: { ...load, deciding: [], unknown: [] },
  },
});

/** The week of a day, with plans on some of its days. */
export function sampleWeek(day: string, plans: readonly DayPlan[]): WeekPlan {
  const planOn = (date: string) => plans.find((plan) => plan.date === date) ?? null;
  return { target: 2000, days: Object.fromEntries(weekOf(day).map((date) => [date, planOn(date)])) };
}
