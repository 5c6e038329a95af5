/** A food test of a member. */
export interface TriggerProgramsTable {
  id: string;
  user_id: string;
  created_at: Date;
  /** Runs, or waits for what the member makes of its result; one of a member at most. */
  is_open: boolean;
  /** What it began with, encrypted, bound to the member and the id. */
  encrypted: string;
  /** What it leaves out of the food now, encrypted in the same manner; null in one that began before this was stored. */
  encrypted_low: string | null;
}
