/** One generation of a session's tokens; a refresh adds the next. Tokens are stored as SHA-256, hexadecimal. */
export interface SessionTokensTable {
  refresh_hash: string;
  access_hash: string;
  session_id: string;
  access_expires_at: Date;
  refresh_expires_at: Date;
  /** When the next generation was made from this one. */
  rotated_at: Date | null;
  /** What the next generation was derived with, so that a repeated refresh can be answered alike. */
  nonce: string | null;
}
