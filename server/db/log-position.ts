/** A position in PostgreSQL's write-ahead log (LSN), which grows with every write. */
export type LogPosition = bigint;

/** Higher than any server's: where the position of a write isn't known. No replica has reached it. */
export const unknownPosition: LogPosition = 0xffff_ffff_ffff_ffffn;

/** Null for what isn't a position such as `16/B374D848`. */
export function parsePosition(text: string): LogPosition | null {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const printPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();
