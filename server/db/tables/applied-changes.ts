import type { ColumnType } from 'kysely';

/** Idempotency keys with their responses. */
export interface AppliedChangesTable {
  user_id: string;
  operation: string;
  key: string;
  /** Response of the first call; null only within its transaction. */
  answer: ColumnType<unknown, string | null, string>;
  applied_at: Date;
}
