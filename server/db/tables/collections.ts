import type { Generated } from 'kysely';

export interface CollectionsTable {
  id: Generated<number>;
  user_id: string;
  /** Unique per member, without regard to case. */
  name: string;
  created_at: Date;
  /** The place in a household of the member who shares it there; null: nobody else sees it. */
  shared_by: Generated<number | null>;
}
