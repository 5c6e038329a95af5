/** The current set, with the member's additions to the one before and without the member's removals. */
export const mergeSets = <Item extends string | number>(
  now: readonly Item[],
  before: readonly Item[],
  requested: readonly Item[],
): readonly Item[] => [
  ...requested.filter((item) => now.includes(item) || !before.includes(item)),
  ...now.filter((item) => !requested.includes(item) && !before.includes(item)),
];
