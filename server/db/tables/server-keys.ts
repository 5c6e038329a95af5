/** What servers on one database share. Nothing here opens anything without the server's key. */
export interface ServerKeysTable {
  /** `vapid`: for push, sealed. `mark`: of which key the database is. */
  name: string;
  value: string;
}
