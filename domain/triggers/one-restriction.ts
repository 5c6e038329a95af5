import { type FodmapSugar, isFodmapSugar } from '#domain/food/fodmap-figure.ts';
import type { TestedSubstance } from './doses.ts';
import { protocol } from './protocol.ts';

interface Restriction {
  /** What is tested. */
  readonly substance: TestedSubstance;
  /** Other sugars that are left out, too, to be tested next. Tests of the time before this lack it. */
  readonly alsoLow?: readonly FodmapSugar[];
}

/** All that a test leaves out, what it tests first. */
export const leftOutBy = ({ substance, alsoLow = [] }: Restriction): readonly TestedSubstance[] => [
  substance,
  ...alsoLow,
];

/** Whether these sugars may be left out together with what is tested. */
export function mayShare(
  substance: TestedSubstance,
  others: readonly TestedSubstance[],
): others is readonly FodmapSugar[] {
  const all = [substance, ...others];
  const areSugars = others.length === 0 || all.every(isFodmapSugar);
  return areSugars && all.length <= protocol.sugarsAtMost && new Set(all).size === all.length;
}

/**
 * Days after the last low one on which the next test can still go on with the restriction; negative where it can't.
 * `restrictedDays`: low without a portion so far, in all.
 */
export const longestGap = (restrictedDays: number): number =>
  Math.min(
    protocol.nextTest.within,
    protocol.longestRestriction - 1 - protocol.nextTest.lowDays - restrictedDays,
  );

/** Days low before the first portion of the next test, so many days after the last low one; null where it's too late. */
export const lowDaysAfter = (gap: number, restrictedDays: number): number | null =>
  gap > longestGap(restrictedDays) ? null : protocol.nextTest.lowDays + Math.max(0, gap);

/** The days of a restriction that count already when so many are left. */
export const creditedDays = (lowDays: number): number => protocol.restriction.axis - lowDays;
