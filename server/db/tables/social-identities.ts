/** Social identities with their accounts. */
export interface SocialIdentitiesTable {
  issuer: string;
  /** Unique under the issuer. */
  subject: string;
  user_id: string;
  /** The email last reported by the provider, normalized; null: none. */
  email_key: string | null;
  /** Verified by the provider. */
  email_verified: boolean;
  created_at: Date;
  used_at: Date;
}
