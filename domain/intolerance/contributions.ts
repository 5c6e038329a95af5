import type { Food } from '#domain/food/food.ts';
import { type FodmapShare, type FodmapSum, fodmapShares } from './fodmap-shares.ts';
import type { Intolerance, Level } from './intolerances.ts';
import { limitsOf } from './limits.ts';
import type { Limits } from './thresholds.ts';

export interface EatenFood {
  readonly food: Food;
  /** Grams in one serving. */
  readonly grams: number;
}

/** One food's contribution to the verdict: its grams as shares of what Low and Medium allow; 1 is the limit. */
export interface Contribution extends EatenFood {
  readonly limits: Limits | null;
  readonly low: number;
  readonly medium: number;
  /** For FODMAP its share of a Low serving in each sum; empty on the other axes. */
  readonly sums: ReadonlyMap<FodmapSum, number>;
  /** The same of a Medium serving. */
  readonly mediumSums: ReadonlyMap<FodmapSum, number>;
}

/** Tolerance for rounding errors of a sum that is exactly at the limit, which is within it. */
const epsilon = 1e-9;
export const fits = (share: number): boolean => share <= 1 + epsilon;

function shareOf(grams: number, upToG: number): number {
  return upToG === 0 ? Number.POSITIVE_INFINITY : grams / upToG;
}

const sumsOfShares = (shares: readonly FodmapShare[], part: 'perGram' | 'mediumPerGram', grams: number) =>
  new Map(shares.map((share) => [share.sum, share[part] * grams] as const));

/** Foods of one serving with their shares; repeated foods are merged, uneaten parts excluded. */
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
    const shares = axis === 'fodmap' ? fodmapShares(food) : [];
    const sumsOf = (part: 'perGram' | 'mediumPerGram') => sumsOfShares(shares, part, grams);
    const [sums, mediumSums] = [sumsOf('perGram'), sumsOf('mediumPerGram')];
    return { food, grams, limits, low, medium, sums, mediumSums };
  });
}

export type Bound = 'low' | 'medium';

export const sumsWithin = ({ sums, mediumSums }: Contribution, bound: Bound) =>
  bound === 'low' ? sums : mediumSums;

/** The FODMAP sums of a serving, as shares of what the bound allows; the largest first. */
export function fodmapSumsOf(
  foods: readonly Contribution[],
  bound: Bound = 'low',
): (readonly [FodmapSum, number])[] {
  const sums = new Map<FodmapSum, number>();
  for (const food of foods)
    for (const [sum, share] of sumsWithin(food, bound)) {
      const before = sums.get(sum) ?? 0;
      // two foods with unknown sugars need not have the same one, so they are not summed
      sums.set(sum, sum === 'untested' ? Math.max(before, share) : before + share);
    }
  return [...sums].toSorted((a, b) => b[1] - a[1]);
}

/** The load of a serving: the sum of shares; for FODMAP the largest sum of a group of sugars. */
export function loadOf(axis: Intolerance, bound: Bound, foods: readonly Contribution[]): number {
  if (axis !== 'fodmap') return foods.reduce((sum, it) => sum + it[bound], 0);
  return fodmapSumsOf(foods, bound)[0]?.[1] ?? 0;
}

/** Level of the known foods; unknown ones are ignored. */
export function levelOfKnown(axis: Intolerance, known: readonly Contribution[]): Level {
  if (fits(loadOf(axis, 'low', known))) return 1;
  return fits(loadOf(axis, 'medium', known)) ? 2 : 3;
}
