/** How much of a dish is planned, and for whom. */
export interface Serving {
  readonly servings: number;
  /** Ids of those whose separate dish it is; null: for everybody else. */
  readonly only_for: readonly string[] | null;
}

/** A dish that was for different people is for all of them; null: for everybody. */
export const mergedPeople = (
  one: readonly string[] | null,
  other: readonly string[] | null,
): string[] | null => (one === null || other === null ? null : [...new Set([...one, ...other])]);

/** The servings of both, maybe too many to plan; a dish for everybody has a separate one in it already. */
export const mergedServings = (one: Serving, other: Serving): number => {
  if ((one.only_for === null) !== (other.only_for === null))
    return one.only_for === null ? one.servings : other.servings;
  return one.servings + other.servings;
};
