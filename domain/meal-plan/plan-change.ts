import { weekdayOf } from '#domain/calendar/week.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import {
  type DayPlan,
  inputsOf,
  itemsOn,
  type PlanItem,
  type PlanItemInput,
  type WeekPlan,
} from './week-plan.ts';

/** What a member does to the plan. Dates are YYYY-MM-DD. */
export type PlanChange =
  /** `choice`: how often each is wanted, by id. */
  | {
      readonly kind: 'add';
      readonly date: string;
      readonly of: 'recipe' | 'custom_food';
      readonly choice: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'remove'; readonly date: string; readonly itemId: string }
  | {
      readonly kind: 'servings';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly servings: number;
    }
  | {
      readonly kind: 'move';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly to: string;
    }
  /** Eaten on the same day, at another meal. */
  | {
      readonly kind: 'meal';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly slot: MealSlot;
    }
  /** Cooked on `date`, eaten again on `to`. */
  | {
      readonly kind: 'leftovers';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly to: string;
    }
  | { readonly kind: 'copy'; readonly date: string; readonly to: string }
  | { readonly kind: 'clear'; readonly date: string }
  /** What the member aims at on every day. */
  | { readonly kind: 'target'; readonly kcal: number }
  /** Takes a change back: each of these days as it was. */
  | { readonly kind: 'restore'; readonly days: readonly RestoredDay[] };

export interface RestoredDay {
  readonly date: string;
  readonly items: readonly PlanItemInput[];
}

/** The days a change touches. */
export function datesOf(change: PlanChange): readonly string[] {
  switch (change.kind) {
    case 'restore':
      return change.days.map(({ date }) => date);
    case 'target':
      return [];
    case 'move':
    case 'leftovers':
    case 'copy':
      return change.kind === 'move' ? [change.date, change.to] : [change.to];
    default:
      return [change.date];
  }
}

/** Makes these days what they are now; null when one of them is not in the week that is known. */
export const restoreOf = (week: WeekPlan, dates: readonly string[]): PlanChange | null =>
  dates.every((date) => date in week.days)
    ? { kind: 'restore', days: dates.map((date) => ({ date, items: inputsOf(itemsOn(week, date)) })) }
    : null;

/** What takes a change back; null when nothing does. */
export function undoOf(week: WeekPlan, change: PlanChange): PlanChange | null {
  if (change.kind === 'restore') return null;
  return change.kind === 'target' ? { kind: 'target', kcal: week.target } : restoreOf(week, datesOf(change));
}

const mealWords = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'the snacks',
} as const satisfies Record<MealSlot, string>;

/** What is said once it is done; null when nothing has to be. */
export function doneWords(change: PlanChange): string | null {
  switch (change.kind) {
    case 'add':
      return plannerMessages.added;
    case 'remove':
      return plannerMessages.removed;
    case 'servings':
      return plannerMessages.servingsSaved;
    case 'clear':
      return plannerMessages.dayCleared;
    case 'move':
      return `Moved to ${weekdayOf(change.to)}.`;
    case 'meal':
      return `Moved to ${mealWords[change.slot]}.`;
    case 'target':
      return plannerMessages.targetSaved;
    case 'copy':
      return `Copied to ${weekdayOf(change.to)}.`;
    case 'leftovers':
      return `Leftovers planned for ${weekdayOf(change.to)}.`;
    case 'restore':
      return null;
  }
}

const withItems = (
  week: WeekPlan,
  date: string,
  change: (items: readonly PlanItem[]) => PlanItem[],
): WeekPlan => {
  const plan = week.days[date];
  if (!plan) return week;
  const changed: DayPlan = { ...plan, items: change(plan.items) };
  return { ...week, days: { ...week.days, [date]: changed } };
};
const without = (itemId: string) => (items: readonly PlanItem[]) => items.filter(({ id }) => id !== itemId);

const withTarget = (week: WeekPlan, kcal: number): WeekPlan => ({
  target: kcal,
  days: Object.fromEntries(
    Object.entries(week.days).map(([date, plan]) => [date, plan && { ...plan, target_calories: kcal }]),
  ),
});

/** The week as it will be, as far as that is known without the server. */
export function applyChange(week: WeekPlan, change: PlanChange): WeekPlan {
  switch (change.kind) {
    case 'remove':
      return withItems(week, change.date, without(change.itemId));
    case 'clear':
      return withItems(week, change.date, () => []);
    case 'servings':
      return withItems(week, change.date, (items) =>
        items.map((item) => (item.id === change.itemId ? { ...item, servings: change.servings } : item)),
      );
    case 'meal':
      return withItems(week, change.date, (items) =>
        items.map((item) => (item.id === change.itemId ? { ...item, slot: change.slot } : item)),
      );
    case 'target':
      return withTarget(week, change.kcal);
    case 'move': {
      const moved = itemsOn(week, change.date).find(({ id }) => id === change.itemId);
      // a day without a plan gets one from the server
      if (!moved || !week.days[change.to]) return week;
      return withItems(withItems(week, change.date, without(change.itemId)), change.to, (items) => [
        ...items,
        moved,
      ]);
    }
    default:
      return week;
  }
}
