/** A session on one device: the family of its tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  /** Absolute expiry. */
  expires_at: Date;
  ended_at: Date | null;
  /** Browser and system, such as `Chrome on Windows`; null: not known. */
  device: string | null;
  /** The coarse network address of the last use, such as `203.0.x.x`. */
  network: string | null;
  /** When its tokens were last renewed; null: not since the sign-in. */
  last_used_at: Date | null;
}
