/**
 * A sample in which each trait occurs at least `times` times, if all of the items have it so often: a test of
 * the sample covers every kind, and takes no longer when the whole grows. Deterministic.
 */
export function coveringSample<T>(
  all: readonly T[],
  traitsOf: (one: T) => readonly string[],
  times: number,
): T[] {
  const seen = new Map<string, number>();
  return all.filter((one) => {
    const traits = [...new Set(traitsOf(one))];
    if (traits.every((trait) => (seen.get(trait) ?? 0) >= times)) return false;
    for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1);
    return true;
  });
}
