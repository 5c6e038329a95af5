/** A seeded random number generator (mulberry32). */
export interface Random {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `low` to `high`. */
  readonly between: (low: number, high: number) => number;
  /** Throws for an empty list. */
  readonly pick: <T>(list: readonly T[]) => T;
}

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
  };
}
