/** One event of a food test; rows are only ever added. */
export interface TriggerEventsTable {
  program_id: string;
  /** From 1, without gaps. */
  seq: number;
  user_id: string;
  /** The event with its day, encrypted, bound to the member, the test, and its place. */
  encrypted: string;
}
