export interface CollectionRecipesTable {
  /** The member of the collection. */
  user_id: string;
  collection_id: number;
  recipe_id: number;
  added_at: Date;
}
