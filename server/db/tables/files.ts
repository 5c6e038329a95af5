import type { Generated } from 'kysely';

/** Every file in storage; its row is inserted before it and deleted after it. */
export interface FilesTable {
  /** `/files/reviews/{name}.webp`. */
  url: string;
  /** The owner; null once the account was deleted. */
  user_id: string | null;
  /** `booked`: being written. `used`: referenced by a profile, review or recipe. `freed`: no longer referenced. Set by triggers. */
  state: Generated<'booked' | 'used' | 'freed'>;
  created_at: Date;
}
