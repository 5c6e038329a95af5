/** Authorization codes of social sign-ins; used ones are stored for a while. */
export interface SignInCodesTable {
  /** SHA-256, hexadecimal. */
  code_hash: string;
  user_id: string;
  /** The only redirect URI the code is valid for. */
  redirect_uri: string;
  expires_at: Date;
  used_at: Date | null;
  /** The session that it opened. */
  session_id: string | null;
}
