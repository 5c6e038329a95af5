/** A day on which a member cooked a recipe. */
export interface CookedRecipesTable {
  user_id: string;
  recipe_id: number;
  /** YYYY-MM-DD, where the member was. */
  cooked_on: string;
  servings: number | null;
}
