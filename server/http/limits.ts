/** What one connection may take, so that slow and greedy clients leave others served. Times in milliseconds, sizes in bytes. */
export const httpLimits = {
  /** Until the headers of a request are there. */
  headers: 10_000,
  /** Until the whole request is there. */
  request: 30_000,
  /** Until it is answered. */
  answer: 30_000,
  keepAlive: 30_000,
  /** How often overdue connections are looked for. */
  check: 2_000,
  body: 256 * 1024,
  /** Of calls with a password and its repetition: one of a megabyte is told at its field that it is too long. */
  passwordBody: 2_500_000,
  headerBytes: 16 * 1024,
  pathParameter: 4_200,
  connections: 12_000,
  requestsPerSocket: 1_000,
} as const;

/** Tests wait for shorter times. */
export type HttpLimits = Readonly<Record<keyof typeof httpLimits, number>>;
