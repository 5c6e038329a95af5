/** What servers on one database share. Nothing here opens anything without the server's key. */
export interface ServerKeysTable {
  /** `vapid`: the VAPID keys of Web Push, encrypted. `mark`: identifies the SECRET_KEY of the database. */
  name: string;
  value: string;
}
