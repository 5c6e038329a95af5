/** Authorization codes of social sign-ins; kept for a while once used. */
export interface SignInCodesTable {
  /** SHA-256, hexadecimal. */
  code_hash: string;
  user_id: string;
  /** The only redirect URI the code is valid for. */
  redirect_uri: string;
  expires_at: Date;
  used_at: Date | null;
  /** The session that it began. */
  session_id: string | null;
}
