/** Sign-ins to one email since the last that succeeded, known or not. */
export interface SignInAttemptsTable {
  /** SHA-256 of the email, hexadecimal. */
  key: string;
  failures: number;
  blocked_until: Date;
  last_at: Date;
}
