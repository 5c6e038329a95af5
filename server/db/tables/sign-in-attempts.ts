/** Sign-ins to one e-mail since the last that succeeded, known or not. */
export interface SignInAttemptsTable {
  /** SHA-256 of the e-mail, hexadecimal. */
  key: string;
  failures: number;
  blocked_until: Date;
  last_at: Date;
}
