import type { Generated } from 'kysely';
import type { StoredDependent } from '#domain/household/dependent-age.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';

export interface HouseholdsTable {
  id: Generated<number>;
  created_at: Date;
  /** Whose plan is the household's; null: nobody shares one. */
  plan_keeper_id: Generated<number | null>;
  /** First day that is handed over with the plan, YYYY-MM-DD. */
  plan_shared_from: Generated<string | null>;
  /** Counts the changes of the shared plan and its shopping list. */
  plan_version: Generated<number>;
  /** Who made the last of them, and of what. */
  plan_changed_by: Generated<string | null>;
  plan_change: Generated<'plan' | 'shopping' | null>;
}

/** A member in a household; in one at most. */
export interface HouseholdAdultsTable {
  id: Generated<number>;
  household_id: number;
  user_id: string;
  role: 'owner' | 'adult';
  shares_food: boolean;
  shares_energy: boolean;
  /** Generated plans have only dishes that fit the others, too. */
  plans_for_all: boolean;
  joined_at: Date;
  /** Uses the plan and the shopping list of the household. */
  shares_plan: Generated<boolean>;
}

/** A child or a guest; `user_id` is the adult who keeps the profile. */
export interface HouseholdDependentsTable {
  id: Generated<number>;
  household_id: number;
  user_id: string;
  profile: StoredDependent;
  created_at: Date;
}

/** `user_id` is the sender. */
export interface HouseholdInvitesTable {
  id: Generated<number>;
  household_id: number;
  user_id: string;
  /** SHA-256 of the code. */
  code_hash: string;
  created_at: Date;
  expires_at: Date;
  /** When it was accepted or declined. */
  used_at: Date | null;
}

/** Whether somebody eats a meal, on a weekday or on a date. */
export interface HouseholdSeatsTable {
  id: Generated<number>;
  household_id: number;
  adult_id: number | null;
  dependent_id: number | null;
  /** 1 for Monday. */
  weekday: number | null;
  /** YYYY-MM-DD */
  date: string | null;
  slot: MealSlot;
  is_there: boolean;
}
