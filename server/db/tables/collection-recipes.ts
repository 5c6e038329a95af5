export interface CollectionRecipesTable {
  collection_id: number;
  recipe_id: number;
  added_at: Date;
}
