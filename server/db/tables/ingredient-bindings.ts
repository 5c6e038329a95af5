/** The food that a member means by a name in their recipes. */
export interface IngredientBindingsTable {
  user_id: string;
  /** titleKey() of the name. */
  name_key: string;
  food_id: string;
  chosen_at: Date;
}

/** The food that a name means for everybody, as the operator accepted it. */
export interface AcceptedBindingsTable {
  name_key: string;
  food_id: string;
  accepted_at: Date;
}
