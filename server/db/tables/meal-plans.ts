import type { Generated } from 'kysely';
import type { CookingWishes } from '#domain/meal-plan/cooking-wishes.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';

export interface MealPlannersTable {
  user_id: string;
  /** Kilocalories a day; null until the member says. */
  target_calories: number | null;
  /** SHA-256 of the token in the calendar's address; the token itself is stored encrypted beside it, to be shown again. */
  calendar_hash: string | null;
  calendar_encrypted: string | null;
  calendar_made_at: Date | null;
  /** jsonb; null until a week was generated. */
  cooking: CookingWishes | null;
}

/** One per member and date. */
export interface MealPlansTable {
  id: Generated<number>;
  user_id: string;
  /** YYYY-MM-DD */
  date: string;
  /** Seed of the last generation. */
  seed: number | null;
  /** Who changed a shared day last. */
  changed_by: Generated<string | null>;
}

/** A day has each recipe and each food at most once. */
export interface PlanItemsTable {
  id: Generated<number>;
  /** The member of the plan. */
  user_id: string;
  plan_id: number;
  recipe_id: number | null;
  custom_food_id: number | null;
  slot: MealSlot;
  servings: number;
  /** Generated and not edited since. */
  generated: boolean;
  /** The item of an earlier day it is cooked with. */
  leftover_of: number | null;
  /** Ids of those of the household whose separate dish it is; null: for everybody else at the table. */
  only_for: string[] | null;
  /** Orders the items of a meal; the id orders equal ones. */
  position: Generated<number>;
  added_at: Date;
}
