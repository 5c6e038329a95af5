import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { Level } from '#domain/intolerance/intolerances.ts';
import type { MealSlot } from './meal-slots.ts';

/** An item of a day, as it is eaten. */
export interface EatenDish {
  readonly title: string;
  /** What stands in one slot of a day is one meal. */
  readonly slot: MealSlot;
  readonly servings: number;
  /** Of one serving; null when nothing is known of it, as of a custom food. */
  readonly eaten: readonly EatenFood[] | null;
}

/** What a day puts on one axis. */
export interface DayLoad {
  /** Null: not known, which is never Low. */
  readonly level: Level | null;
  /** Of all that is eaten, where the axis counts doses; else null. */
  readonly dose: number | null;
  /** Titles of the items that decide the level; none at Low. */
  readonly deciding: readonly string[];
  /** Titles of the items that hold something without a figure. */
  readonly unknown: readonly string[];
}
