/** The current set, with the member's additions and without the member's removals. */
export const mergeSets = (
  now: readonly string[],
  before: readonly string[],
  requested: readonly string[],
): readonly string[] => [
  ...requested.filter((id) => now.includes(id) || !before.includes(id)),
  ...now.filter((id) => !requested.includes(id) && !before.includes(id)),
];
