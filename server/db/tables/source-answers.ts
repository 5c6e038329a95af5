/** What a search of the outside recipe source answered. */
export interface SourceAnswersTable {
  /** What was asked for. */
  key: string;
  /** jsonb */
  answer: unknown;
  read_at: Date;
}
