/** Number of uses in the current window. */
export interface RateLimitsTable {
  /** SHA-256 of what is counted and by whom, hexadecimal; no address is stored in clear text. */
  key: string;
  count: number;
  window_ends_at: Date;
}
