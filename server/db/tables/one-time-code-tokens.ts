/** The tokens returned for a code. */
export interface OneTimeCodeTokensTable {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  code_id: string;
}
