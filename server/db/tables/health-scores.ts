/** The last score of each day on which a member gave answers. */
export interface HealthScoresTable {
  user_id: string;
  /** `2026-05-01`, in UTC. */
  day: string;
  /** The score; only the server's key opens it, and only as this member's of this day. */
  sealed: string;
}
