import type { Generated } from 'kysely';

/** A member's note on a recipe, private unless it's shared. */
export interface RecipeNotesTable {
  user_id: string;
  recipe_id: number;
  text: string;
  /** The text folded by `titleKey`. */
  search_words: string;
  updated_at: Date;
  /** The place in a household of the member who shares it there; null: nobody else sees it. */
  shared_by: Generated<number | null>;
}
