/** A limit that a member accepted from a food test. */
export interface TriggerLimitsTable {
  id: string;
  user_id: string;
  /** Encrypted, bound to the member and the id. */
  encrypted: string;
}
