/** Keys shared by the servers of one database; useless without the master key. */
export interface ServerKeysTable {
  /** `vapid`: the VAPID keys of Web Push, encrypted. `mark`: identifies the SECRET_KEY of the database. */
  name: string;
  value: string;
}
