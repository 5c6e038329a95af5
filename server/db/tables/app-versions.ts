/** Versions of the application that have written to this database. */
export interface AppVersionsTable {
  version: string;
  first_started_at: Date;
  last_started_at: Date;
}
