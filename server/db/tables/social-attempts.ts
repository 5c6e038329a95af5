/** Used social sign-in attempts; prevents replays. */
export interface SocialAttemptsTable {
  id: string;
  expires_at: Date;
}
