/** A token by its hash, and the member that it names; null in a token from before tokens named one. */
export interface TokenKey {
  readonly hash: string;
  readonly userId: string | null;
}

/** One generation of a session's tokens; a refresh adds the next. Tokens are stored as SHA-256, hexadecimal. */
export interface SessionTokensTable {
  user_id: string;
  refresh_hash: string;
  access_hash: string;
  session_id: string;
  access_expires_at: Date;
  refresh_expires_at: Date;
  /** When the next generation was created. */
  rotated_at: Date | null;
  /** Nonce of the next generation, so that a repeated refresh gets the same response. */
  nonce: string | null;
  /** First call with the access token. Until then the client may not have received the generation. */
  used_at: Date | null;
}

/** Whose the tokens are that were issued before tokens named their member. */
export interface TokenOwnersTable {
  token_hash: string;
  user_id: string;
  /** The end of the session. */
  expires_at: Date;
}
