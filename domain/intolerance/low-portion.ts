import { fits } from './contributions.ts';
import type { Intolerance } from './intolerances.ts';
import type { Verdict } from './verdict.ts';

/** Parts of a serving that a plate can be filled to, the largest first. */
export const portions = [3 / 4, 2 / 3, 1 / 2, 1 / 3, 1 / 4] as const;
export type Portion = (typeof portions)[number];

/** What a whole serving uses of what Low allows: 1 is all of it. Of known foods alone. */
function loadOf(axis: Intolerance, { reasons, largestSum }: Verdict): number {
  if (axis === 'fodmap') return largestSum?.share ?? 0;
  return reasons.reduce(
    (sum, { grams, lowUpToG }) =>
      sum + (lowUpToG === null ? 0 : lowUpToG === 0 ? Number.POSITIVE_INFINITY : grams / lowUpToG),
    0,
  );
}

/** The largest part of one serving that is Low; null where none is, where all of it is, or something is not known. */
export function lowPortion(axis: Intolerance, verdict: Verdict): Portion | null {
  if (verdict.unknown.length > 0 || verdict.level === 1) return null;
  const load = loadOf(axis, verdict);
  return portions.find((portion) => fits(load * portion)) ?? null;
}
