/** A session on one device: the family of its tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  /** Absolute expiry. */
  expires_at: Date;
  ended_at: Date | null;
}
