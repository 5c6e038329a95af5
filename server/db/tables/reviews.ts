import type { Generated } from 'kysely';

export interface ReviewsTable {
  id: Generated<string>;
  recipe_id: number;
  user_id: string;
  /** 1 to 5. */
  rating: number;
  /** May be empty. */
  comment: string;
  /** jsonb; written through `json()`. */
  attachments: readonly { readonly image_url: string }[];
  created_at: Date;
  /** The author's account is about to be deleted: not listed and not counted. */
  hidden: Generated<boolean>;
  /** The operator's reply; plain text. */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
}
