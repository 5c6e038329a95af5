import type { ColumnType } from 'kysely';

/** Changes that came with a key, so that one sent again counts once. */
export interface AppliedChangesTable {
  user_id: string;
  operation: string;
  key: string;
  /** What the first call was answered; null only within its transaction. */
  answer: ColumnType<unknown, string | null, string>;
  applied_at: Date;
}
