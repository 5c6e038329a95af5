/** Limits per connection against slow and greedy clients. Times in milliseconds, sizes in bytes. */
export const httpLimits = {
  /** Timeout for the headers of a request. */
  headers: 10_000,
  /** Timeout for the whole request. */
  request: 30_000,
  /** Timeout for the response. */
  response: 30_000,
  /** Of an idle connection: longer than proxies wait, as a call sent while it closes would be lost. */
  keepAlive: 75_000,
  /** Interval at which overdue connections are closed. */
  check: 2_000,
  body: 256 * 1024,
  /** Body limit of calls with a password: large enough for an overlong password to be reported at its field. */
  passwordBody: 2_500_000,
  headerBytes: 16 * 1024,
  pathParameter: 4_200,
  connections: 12_000,
  requestsPerSocket: 1_000,
  /** Maximum of pipelined requests waiting on a connection. */
  pipelined: 8,
  /** Timeout for a client that reads none of its response. */
  drain: 15_000,
  /** Maximum of bytes queued for the connections of one address. */
  queuedBytesOfAddress: 32 * 1024 * 1024,
  /** Reads of guests per address and minute; our own figure, generous to a school or an office behind one address. */
  guestReads: 600,
  /** The same for parts of the sitemap. */
  sitemapReads: 30,
  /** Errors of the app that the browsers of one address report in a minute. */
  browserErrors: 60,
} as const;

/** Tests use shorter times. */
export type HttpLimits = Readonly<Record<keyof typeof httpLimits, number>>;
