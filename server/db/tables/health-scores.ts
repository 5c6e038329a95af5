/** The last score of each day on which a member gave answers. */
export interface HealthScoresTable {
  user_id: string;
  /** `2026-05-01`, in UTC. */
  day: string;
  /** The encrypted score, bound to the member and the day. */
  encrypted: string;
}
