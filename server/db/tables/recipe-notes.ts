/** A member's private note on a recipe. */
export interface RecipeNotesTable {
  user_id: string;
  recipe_id: number;
  text: string;
  /** The text folded by `titleKey`. */
  search_words: string;
  updated_at: Date;
}
