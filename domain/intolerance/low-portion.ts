import { fits } from './contributions.ts';
import type { Intolerance } from './intolerances.ts';
import type { Verdict } from './verdict.ts';

/** Fractions of a serving, the largest first. */
export const portions = [3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4] as const;
export type Portion = (typeof portions)[number];

/** Share of the Low limit in a whole serving, where 1 is the limit. Known foods only. */
export function lowLoad(axis: Intolerance, { reasons, largestSum }: Verdict): number {
  if (axis === 'fodmap') return largestSum?.share ?? 0;
  return reasons.reduce(
    (sum, { grams, lowUpToG }) =>
      sum + (lowUpToG === null ? 0 : lowUpToG === 0 ? Number.POSITIVE_INFINITY : grams / lowUpToG),
    0,
  );
}

/** The largest fraction of one serving that is Low; null if none is, the whole is, or a food is unknown. */
export function lowPortion(axis: Intolerance, verdict: Verdict): Portion | null {
  if (verdict.unknown.length > 0 || verdict.level === 1) return null;
  const load = lowLoad(axis, verdict);
  return portions.find((portion) => fits(load * portion)) ?? null;
}
