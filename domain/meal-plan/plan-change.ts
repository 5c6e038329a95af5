import { weekdayOf } from '#domain/calendar/week.ts';
import type { ShownSeats } from '#domain/household/meal-attendance.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { isPossibleServings } from '#domain/recipe/servings.ts';
import { unknownRevision } from './day-revision.ts';
import { relinked } from './leftover-links.ts';
import { mergedPeople, mergedServings } from './merged-servings.ts';
import {
  type DayPlan,
  inputsOf,
  itemsOn,
  type PlanItem,
  type RestoredDay,
  revisionOn,
  type WeekPlan,
} from './week-plan.ts';

/** A change of the plan by the member. Dates are YYYY-MM-DD. */
export type PlanChange =
  /** `choice`: counts by id. */
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
  /** Moved to another meal of the same day. */
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
  /** Another recipe in the place of an item. */
  | {
      readonly kind: 'replace';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly recipeId: string;
      readonly servings: number;
    }
  /** What was eaten instead of an item; kilocalories, null if unknown. */
  | {
      readonly kind: 'eaten';
      readonly date: string;
      readonly planId: string;
      readonly itemId: string;
      readonly title: string;
      readonly kcal: number | null;
    }
  | { readonly kind: 'copy'; readonly date: string; readonly to: string }
  /** Who eats a meal, on this date or on every such weekday; ids of people. `shown`: who was shown before the choice. */
  | {
      readonly kind: 'seats';
      readonly date: string;
      readonly slot: MealSlot;
      readonly people: readonly string[];
      readonly shown: ShownSeats;
      readonly isEveryWeek: boolean;
    }
  /** `revision`: of the day as shown; a day changed since is not cleared. */
  | { readonly kind: 'clear'; readonly date: string; readonly revision?: string }
  /** Sets the target of every day. */
  | { readonly kind: 'target'; readonly kcal: number }
  /** Undo: restores these days; what else was changed there since stays. */
  | { readonly kind: 'restore'; readonly days: readonly RestoredDay[] };

/** Clears a day at the week's revision; without a revision check while a change of it is pending. */
export function clearingOf(week: WeekPlan, date: string): PlanChange {
  const revision = revisionOn(week, date);
  return { kind: 'clear', date, ...(revision !== unknownRevision && { revision }) };
}

/**
 * The change that restores days, given the server's response to the change. Null if the week did not contain
 * their previous state: it would revert changes of others.
 */
export function restoreOf(week: WeekPlan, answered: readonly DayPlan[]): PlanChange | null {
  const isKnown = ({ date, former_revision }: DayPlan) =>
    date in week.days && former_revision === revisionOn(week, date);
  if (answered.length === 0 || !answered.every(isKnown)) return null;
  const restored = ({ date, revision, items }: DayPlan): RestoredDay => ({
    date,
    ...(revision !== unknownRevision && { revision }),
    items: inputsOf(itemsOn(week, date)),
    after: inputsOf(items),
  });
  return { kind: 'restore', days: answered.map(restored) };
}

/** The undo of a change; null without one. `answered`: the changed days of the response. */
export function undoOf(week: WeekPlan, change: PlanChange, answered: readonly DayPlan[]): PlanChange | null {
  if (change.kind === 'restore') return null;
  return change.kind === 'target' ? { kind: 'target', kcal: week.target } : restoreOf(week, answered);
}

/** The message for a conflict; null to use the server's message. */
export function conflictWords(change: PlanChange): string | null {
  if (change.kind === 'restore') return plannerMessages.undoTooLate;
  return change.kind === 'clear' ? plannerMessages.clearTooLate : null;
}

const mealWords = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'the snacks',
} as const satisfies Record<MealSlot, string>;

/** The success message; null without one. */
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
    case 'replace':
      return plannerMessages.replaced;
    case 'eaten':
      return plannerMessages.eatenRecorded;
    case 'seats':
      return householdMessages.seatsSaved;
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
  const changed: DayPlan = { ...plan, revision: unknownRevision, items: change(plan.items) };
  return { ...week, days: { ...week.days, [date]: changed } };
};
const without = (itemId: string) => (items: readonly PlanItem[]) => items.filter(({ id }) => id !== itemId);

const withTarget = (week: WeekPlan, kcal: number): WeekPlan => ({
  ...week,
  target: kcal,
  days: Object.fromEntries(
    Object.entries(week.days).map(([date, plan]) => [date, plan && { ...plan, target_calories: kcal }]),
  ),
});

const changeItem = (
  week: WeekPlan,
  { date, itemId }: { readonly date: string; readonly itemId: string },
  changes: Partial<PlanItem>,
): WeekPlan =>
  withItems(week, date, (items) =>
    items.map((item) => (item.id === itemId ? { ...item, ...changes, generated: false } : item)),
  );

export const isSameDish = (one: PlanItem, other: PlanItem) =>
  one.recipe_id === other.recipe_id && one.custom_food_id === other.custom_food_id;

/** The day's dish with another item of it added to it. */
export function mergedItem(
  { only_for, ...same }: PlanItem,
  other: Pick<PlanItem, 'servings' | 'only_for'>,
): PlanItem {
  const own = { servings: same.servings, only_for: only_for ?? null };
  const added = { servings: other.servings, only_for: other.only_for ?? null };
  const people = mergedPeople(own.only_for, added.only_for);
  return {
    ...same,
    servings: mergedServings(own, added),
    ...(people !== null && { only_for: people }),
    generated: false,
  };
}

function lastOfDay({ position: _, ...item }: PlanItem): PlanItem {
  return { ...item, generated: false };
}

/** Moved to the end of another day, or into the same dish there, which is then what its leftovers are of. */
function moveItem(week: WeekPlan, { date, itemId, to }: Extract<PlanChange, { kind: 'move' }>): WeekPlan {
  const moved = itemsOn(week, date).find(({ id }) => id === itemId);
  const left = withItems(week, date, without(itemId));
  const same = moved && itemsOn(left, to).find((item) => isSameDish(item, moved));
  if (!moved || same === undefined) {
    const there = moved ? withItems(left, to, (items) => [...items, lastOfDay(moved)]) : left;
    return relinked(there, ({ leftover_of: id }) => (id === itemId ? { id: itemId, date: to } : undefined));
  }
  const both = mergedItem(same, moved);
  // the server refuses it
  if (!isPossibleServings(both.servings)) return week;
  const merged = withItems(left, to, (items) => items.map((item) => (item.id === same.id ? both : item)));
  const { leftover_of: from } = same;
  const isCooked = from === null || from === itemId;
  const stays = isCooked ? { id: same.id, date: to } : { id: from, date: same.cooked_on };
  return relinked(merged, ({ id, leftover_of }) => {
    if (leftover_of !== itemId) return undefined;
    return id === same.id ? null : stays;
  });
}

/** Optimistic update of the week. */
export function applyChange(week: WeekPlan, change: PlanChange): WeekPlan {
  switch (change.kind) {
    case 'remove':
      return relinked(withItems(week, change.date, without(change.itemId)), ({ leftover_of: id }) =>
        id === change.itemId ? null : undefined,
      );
    case 'clear':
      return relinked(
        withItems(week, change.date, () => []),
        ({ cooked_on: date }) => (date === change.date ? null : undefined),
      );
    case 'servings':
      return changeItem(week, change, { servings: change.servings });
    case 'meal':
      return changeItem(week, change, { slot: change.slot });
    case 'target':
      return withTarget(week, change.kcal);
    case 'move':
      // the server creates the plan of a day without one
      return change.to in week.days && !week.days[change.to] ? week : moveItem(week, change);
    default:
      return week;
  }
}
