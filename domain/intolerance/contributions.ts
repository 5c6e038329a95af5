import type { Food } from '#domain/food/food.ts';
import { type FodmapSum, fodmapShares } from './fodmap-shares.ts';
import type { Intolerance, Level } from './intolerances.ts';
import { limitsOf } from './limits.ts';
import { fodmapLimits, type Limits } from './thresholds.ts';

export interface EatenFood {
  readonly food: Food;
  /** Grams in one serving. */
  readonly grams: number;
}

/** One food's part of the verdict: its grams as shares of what Low and Medium allow, 1 being all of it. */
export interface Contribution extends EatenFood {
  readonly limits: Limits | null;
  readonly low: number;
  readonly medium: number;
  /** On FODMAP: its share of a Low serving in each sum; empty on the other axes. */
  readonly sums: ReadonlyMap<FodmapSum, number>;
}

const noSums: ReadonlyMap<FodmapSum, number> = new Map();

/** What doubles add to a sum that is exactly at the limit, which is still within it. */
const noise = 1e-9;
export const fits = (share: number): boolean => share <= 1 + noise;

function shareOf(grams: number, upToG: number): number {
  return upToG === 0 ? Number.POSITIVE_INFINITY : grams / upToG;
}

/** Foods of one serving with their shares; what is listed twice is one food, what is not eaten is left out. */
export function contributionsOf(axis: Intolerance, eaten: readonly EatenFood[]): Contribution[] {
  const byId = new Map<string, EatenFood>();
  for (const { food, grams } of eaten) {
    if (Number.isNaN(grams)) throw new RangeError(`${food.id}: grams must be a number`);
    if (grams > 0) byId.set(food.id, { food, grams: grams + (byId.get(food.id)?.grams ?? 0) });
  }
  return [...byId.values()].map(({ food, grams }) => {
    const limits = limitsOf(axis, food);
    const [low, medium] = limits
      ? [shareOf(grams, limits.lowUpToG), shareOf(grams, limits.mediumUpToG)]
      : [0, 0];
    const sums =
      axis === 'fodmap'
        ? new Map(fodmapShares(food).map(({ sum, perGram }) => [sum, perGram * grams] as const))
        : noSums;
    return { food, grams, limits, low, medium, sums };
  });
}

export type Bound = 'low' | 'medium';

/** The sums of a serving on FODMAP, as shares of what is Low; the largest first. */
export function fodmapSumsOf(foods: readonly Contribution[]): (readonly [FodmapSum, number])[] {
  const sums = new Map<FodmapSum, number>();
  for (const food of foods)
    for (const [sum, share] of food.sums) {
      const before = sums.get(sum) ?? 0;
      // nothing says that two foods of which no sugar is known have the same one
      sums.set(sum, sum === 'untested' ? Math.max(before, share) : before + share);
    }
  return [...sums].toSorted((a, b) => b[1] - a[1]);
}

/** Doses add up, so shares do; on FODMAP those of each group of sugars, of which the largest sum decides. */
export function loadOf(axis: Intolerance, bound: Bound, foods: readonly Contribution[]): number {
  if (axis !== 'fodmap') return foods.reduce((sum, it) => sum + it[bound], 0);
  const most = fodmapSumsOf(foods)[0]?.[1] ?? 0;
  return bound === 'low' ? most : most / fodmapLimits.mediumFactor;
}

/** Level of known foods; unknown ones weigh nothing here. */
export function levelOfKnown(axis: Intolerance, known: readonly Contribution[]): Level {
  if (fits(loadOf(axis, 'low', known))) return 1;
  return fits(loadOf(axis, 'medium', known)) ? 2 : 3;
}
