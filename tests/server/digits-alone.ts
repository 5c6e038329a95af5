/** Finds digits that stand by themselves, and not those of a hash, an id or a time that happen to be the same. */
export const digitsAlone = (digits: number | string) =>
  new RegExp(`(?<![0-9A-Za-z.])${digits}(?![0-9A-Za-z])`);
