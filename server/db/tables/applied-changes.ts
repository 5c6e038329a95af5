/** Idempotency keys with what they were used for and their responses. */
export interface AppliedChangesTable {
  user_id: string;
  operation: string;
  key: string;
  /** Path and body of the first call; null: it was made before these were stored. */
  target_encrypted: string | null;
  /** Response of the first call; null within its transaction, and once it is forgotten. */
  response_encrypted: string | null;
  applied_at: Date;
}
