/** A link to the report of a member's diary. */
export interface ReportLinksTable {
  id: string;
  user_id: string;
  /** SHA-256 of its token. */
  token_hash: string;
  /** The last day of the report; YYYY-MM-DD. */
  last_day: string;
  created_at: Date;
  ends_at: Date;
}
