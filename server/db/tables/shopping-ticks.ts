export interface ShoppingTicksTable {
  user_id: string;
  /** First day of the list, YYYY-MM-DD. */
  starts_on: string;
  /** `custom:` and an id for custom foods. */
  food_id: string;
  /** How much was ticked off; null where nothing is weighed. */
  grams: number | null;
}
