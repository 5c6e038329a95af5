/** Codes that a sign-in through others ends with; gone once used. */
export interface SignInCodesTable {
  /** SHA-256, hexadecimal. */
  code_hash: string;
  user_id: string;
  /** The code is good for exactly this address. */
  redirect_uri: string;
  expires_at: Date;
}
