/** The last run of each periodic job, on any server. */
export interface JobRunsTable {
  job: string;
  started_at: Date;
  ended_at: Date;
  /** End of the last run without an error; null: there was none. */
  succeeded_at: Date | null;
  /** Failed runs since then. */
  failures: number;
  /** Kind of the last error, without its message; null: the last run succeeded. */
  error: string | null;
}
