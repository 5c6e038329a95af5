/** What the session keeps of the signed-in user; the current-user call answers more. */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** ISO time, null until the e-mail was confirmed. */
  readonly email_verified_at: string | null;
  readonly profile_photo_url: string | null;
  readonly features: readonly string[];
}
