export interface FavoritesTable {
  user_id: string;
  recipe_id: number;
  created_at: Date;
}
