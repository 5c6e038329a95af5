import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { Level } from '#domain/intolerance/intolerances.ts';
import type { MealSlot } from './meal-slots.ts';

/** A planned item with its servings. */
export interface EatenDish {
  readonly title: string;
  /** All items of one slot are one meal. */
  readonly slot: MealSlot;
  readonly servings: number;
  /** Per serving; null for a food with unknown ingredients, such as a custom food. */
  readonly eaten: readonly EatenFood[] | null;
}

/** The load of one day on one axis. */
export interface DayLoad {
  /** Null: unknown, which never counts as Low. */
  readonly level: Level | null;
  /** Sum of the day if the axis counts doses; else null. */
  readonly dose: number | null;
  /** Titles of the items that decide the level; none at Low. */
  readonly deciding: readonly string[];
  /** Titles of the items with a food without a figure. */
  readonly unknown: readonly string[];
}
