/** Flags and preferences of a member by name; absent ones have their default. */
export interface UserMetasTable {
  user_id: string;
  name: string;
  /** jsonb; written through `json()`. */
  value: boolean | string | readonly string[] | null;
}
