/** Cached search responses of the recipe source. */
export interface SourceAnswersTable {
  /** The search. */
  key: string;
  /** jsonb */
  answer: unknown;
  read_at: Date;
}
