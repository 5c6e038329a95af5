const onWords: readonly unknown[] = [true, 1, 'true', '1'];

/** Flags come as booleans, as the texts `true` and `false`, and as 1 and 0; anything else counts as false. */
export const isFlagOn = (value: unknown): boolean =>
  onWords.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
