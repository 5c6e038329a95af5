/** One food in place of another, by their ids. */
export interface MadeSwap {
  readonly from: string;
  readonly to: string;
}

/** As the server takes them. */
export const toParameter = (swaps: readonly MadeSwap[]): string[] =>
  swaps.map(({ from, to }) => `${from}:${to}`);

/** The swaps that led from an ingredient of the recipe to what is there now, which may have been swapped itself. */
export function swapsOf(made: readonly MadeSwap[], original: string): MadeSwap[] {
  let stands = original;
  return made.filter((swap) => {
    if (swap.from !== stands) return false;
    stands = swap.to;
    return true;
  });
}

/** Without those: the ingredient is back, the others stay. */
export function withoutSwapsOf(made: readonly MadeSwap[], original: string): MadeSwap[] {
  const undone = swapsOf(made, original);
  return made.filter((swap) => !undone.includes(swap));
}
