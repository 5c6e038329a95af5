/** A member signed in on one device: the family of its tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  /** Whatever happens, it ends then. */
  expires_at: Date;
  ended_at: Date | null;
}
