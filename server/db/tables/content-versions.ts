/** Which state of each part of content/ the database holds. */
export interface ContentVersionsTable {
  name: string;
  /** SHA-256 of the files, hexadecimal. */
  hash: string;
}
