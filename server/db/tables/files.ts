import type { Generated } from 'kysely';

/** Every file in storage; a row is there before its file, and goes after it. */
export interface FilesTable {
  /** `/files/reviews/{name}.webp`. */
  url: string;
  /** Whose it is; null when that member is gone. */
  user_id: string | null;
  /** `booked`: it is being written. `used`: a profile or a review shows it. `freed`: none does any more. Kept by triggers. */
  state: Generated<'booked' | 'used' | 'freed'>;
  created_at: Date;
}
