/** Who signs in through others: an identity there and the account it is here. */
export interface SocialIdentitiesTable {
  issuer: string;
  /** Unique under the issuer. */
  subject: string;
  user_id: string;
  /** The e-mail the provider told last, as it is compared; null: none. */
  email_key: string | null;
  /** The provider vouches for it. */
  email_verified: boolean;
  created_at: Date;
  used_at: Date;
}
