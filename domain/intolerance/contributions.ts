import type { Food } from '#domain/food/food.ts';
import type { Intolerance, Level } from './intolerances.ts';
import { limitsOf } from './limits.ts';
import type { Limits } from './thresholds.ts';

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
}

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
    return { food, grams, limits, low, medium };
  });
}

export type Bound = 'low' | 'medium';

/**
 * Doses add up, so shares do; FODMAP servings are published so that several low ones make a low meal, so there each
 * food stands alone and the largest share decides.
 */
export function loadOf(axis: Intolerance, bound: Bound, foods: readonly Contribution[]): number {
  const shares = foods.map((it) => it[bound]);
  return axis === 'fodmap' ? Math.max(0, ...shares) : shares.reduce((sum, it) => sum + it, 0);
}

/** Level of known foods; unknown ones weigh nothing here. */
export function levelOfKnown(axis: Intolerance, known: readonly Contribution[]): Level {
  if (fits(loadOf(axis, 'low', known))) return 1;
  return fits(loadOf(axis, 'medium', known)) ? 2 : 3;
}
