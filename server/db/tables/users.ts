import type { Generated } from 'kysely';

export interface UsersTable {
  id: Generated<string>;
  partner_id: string;
  name: string;
  /** As the member wrote it. */
  email: string;
  /** Normalized; unique. */
  email_key: string;
  email_verified_at: Date | null;
  /** argon2id in PHC form; null for members with social sign-in only. */
  password_hash: string | null;
  profile_photo_url: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  bio: string | null;
  gender: Generated<'male' | 'female' | 'other'>;
  /** Pounds. */
  weight: number | null;
  /** Inches. */
  height: number | null;
  /** The member's own code for inviting others; set once. */
  referral_code: string | null;
  /** The referrer's code as its owner wrote it; set once, and removed with the referrer's account. */
  referred_by: string | null;
  blocked_at: Date | null;
  /** When a requested deletion is due, unless the member signs in before. */
  deletion_due_at: Date | null;
  /** Increases when sessions are ended: a sign-in that began before then opens none. */
  sign_in_epoch: Generated<number>;
  created_at: Date;
}
