import { type CountedSubstance, countedSubstances } from './doses.ts';

/** The mean loads of a member's days before a test, of what isn't tested; without what they hardly eat. */
export type UsualLoads = ReadonlyMap<CountedSubstance, number>;

/** Other substances stay within this share of a member's own mean, so that only what is tested changes. */
const band = 0.25;
/** Days whose load is known, from which on a mean means something. */
const minDays = 5;
/** A mean below one Low serving a day is not worth holding. */
const minMean = 1;

export function usualLoads(
  days: readonly (readonly (number | null)[])[],
  isTested: (substance: CountedSubstance) => boolean,
): UsualLoads {
  return new Map(
    countedSubstances.flatMap((substance, at) => {
      const known = days.flatMap((day) => day[at] ?? []);
      const mean = known.reduce((sum, load) => sum + load, 0) / Math.max(1, known.length);
      return isTested(substance) || known.length < minDays || mean < minMean ? [] : [[substance, mean]];
    }),
  );
}

/** A dish of a day; `loads` by `countedSubstances`, for its servings. */
export interface LoadedDish {
  readonly recipeId: number;
  readonly loads: readonly (number | null)[];
}

export interface Unsteady {
  /** How far all days are outside, in shares of the means. */
  readonly miss: number;
  /** The dish to replace first; null if all are within. */
  readonly recipeId: number | null;
}

/** How far days are from a member's usual loads. A dish whose load is not known counts as nothing. */
export function unsteadiness(days: readonly (readonly LoadedDish[])[], usual: UsualLoads): Unsteady {
  let miss = 0;
  let worst = 0;
  let recipeId: number | null = null;
  for (const dishes of days)
    for (const [substance, mean] of usual) {
      const at = countedSubstances.indexOf(substance);
      const loadOf = ({ loads }: LoadedDish) => loads[at] ?? 0;
      const sum = dishes.reduce((total, dish) => total + loadOf(dish), 0);
      const away = Math.max(0, Math.abs(sum - mean) / mean - band);
      miss += away;
      if (away <= worst) continue;
      worst = away;
      const inOrder = dishes.toSorted((a, b) => loadOf(b) - loadOf(a));
      recipeId = (sum > mean ? inOrder[0] : inOrder.at(-1))?.recipeId ?? null;
    }
  return { miss, recipeId };
}
