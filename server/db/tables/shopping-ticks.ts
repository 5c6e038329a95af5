import type { Generated } from 'kysely';

export interface ShoppingTicksTable {
  user_id: string;
  /** First day of the list, YYYY-MM-DD. */
  starts_on: string;
  /** `custom:` and an id for custom foods. */
  food_id: string;
  /** How much was ticked off; null where nothing is weighed. */
  grams: number | null;
  /** Who ticked it off a shared list. */
  ticked_by: Generated<string | null>;
}
