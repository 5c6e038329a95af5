/** Keys that several servers on one database share, where the operator gives none. */
export interface ServerKeysTable {
  name: string;
  /** 256 bit, base64url. */
  value: string;
}
