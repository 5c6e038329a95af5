/** The loaded version of each part of content/. */
export interface ContentVersionsTable {
  name: string;
  /** SHA-256 of the files, hexadecimal. */
  hash: string;
}
