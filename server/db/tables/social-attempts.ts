/** Attempts to sign in through others that have come back; each comes back once. */
export interface SocialAttemptsTable {
  id: string;
  expires_at: Date;
}
