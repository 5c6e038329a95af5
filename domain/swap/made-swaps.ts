/** A food replaced by another, by their ids. */
export interface MadeSwap {
  readonly from: string;
  readonly to: string;
}

/** As the query parameter. */
export const toParameter = (swaps: readonly MadeSwap[]): string[] =>
  swaps.map(({ from, to }) => `${from}:${to}`);

/** Of the query parameter; what is no swap is left out. */
export const fromParameter = (words: readonly string[]): MadeSwap[] =>
  words.flatMap((word) => {
    const [from = '', to = ''] = word.split(':');
    return from !== '' && to !== '' ? [{ from, to }] : [];
  });

/** The swaps that led from an ingredient of the recipe to the current food, which may have been swapped itself. */
export function swapsOf(made: readonly MadeSwap[], original: string): MadeSwap[] {
  let current = original;
  return made.filter((swap) => {
    if (swap.from !== current) return false;
    current = swap.to;
    return true;
  });
}

/** Removes those swaps: restores the ingredient, leaves the others. */
export function withoutSwapsOf(made: readonly MadeSwap[], original: string): MadeSwap[] {
  const undone = swapsOf(made, original);
  return made.filter((swap) => !undone.includes(swap));
}
