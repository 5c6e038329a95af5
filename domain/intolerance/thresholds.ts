import type { Intolerance } from './intolerances.ts';

/** Maximum grams (inclusive) of one food in a serving with which it alone keeps the serving Low or Medium. */
export interface Limits {
  readonly lowUpToG: number;
  readonly mediumUpToG: number;
}

const noLimit = Number.POSITIVE_INFINITY;
const anyAmount: Limits = { lowUpToG: noLimit, mediumUpToG: noLimit };

/**
 * Oxalate, mg per serving, inclusive. Kidney clinics ask for less than 40 to 50 mg a day: Low is a fifth of
 * 50 mg, so that three meals and two snacks stay within a day; Medium is half of it.
 */
export const oxalateMg = { low: 10, medium: 25 } as const;

/** The bounds, inclusive, of a verdict's dose; null if the axis has no dose. */
export const doseThresholds = {
  oxalate: oxalateMg,
  histamine: null,
  sulfur: null,
  fodmap: null,
  salicylate: null,
} as const satisfies Record<Intolerance, { low: number; medium: number } | null>;

/** Axes that grade a food in tiers. A tier's limits are the amounts that can be ignored. */
export const tierLimits = {
  /**
   * SIGHI compatibility score: 1 is often tolerated in small quantities, 2 causes symptoms at a usual intake,
   * 3 severe ones. Half scores, of disagreeing sources, count as the higher one.
   */
  histamine: [
    { tier: 0, ...anyAmount },
    { tier: 1, lowUpToG: 20, mediumUpToG: noLimit },
    { tier: 2, lowUpToG: 1, mediumUpToG: 20 },
    { tier: 3, lowUpToG: 0.1, mediumUpToG: 2 },
  ],
  /**
   * Five tiers after Swain et al. 1985, where spices contain a hundred times as much as fruit: of the highest
   * tier a pinch (0.25 g) is still Low and half a teaspoon of powder (about 2.5 g) is more than Medium.
   */
  salicylate: [
    { tier: 1, ...anyAmount },
    { tier: 2, ...anyAmount },
    { tier: 3, lowUpToG: 25, mediumUpToG: 250 },
    { tier: 4, lowUpToG: 5, mediumUpToG: 50 },
    { tier: 5, lowUpToG: 0.25, mediumUpToG: 2.5 },
  ],
  /**
   * Level 3 are alliums and crucifers, whose sulfur compounds are not among the amino acids (Doleman et al.
   * 2017): half a gram is a sixth of a clove of garlic. The sulfur of level 2 is that of protein.
   */
  sulfur: [
    { tier: 1, ...anyAmount },
    { tier: 2, lowUpToG: 30, mediumUpToG: noLimit },
    { tier: 3, lowUpToG: 0.5, mediumUpToG: 10 },
  ],
} as const satisfies Record<string, readonly (Limits & { tier: number })[]>;

/**
 * FODMAP, per serving and per meal, inclusive: grams of a sugar up to which a serving is Low (Varney et al.
 * 2017). For fructans and GOS together the cut-off of grains, pulses, nuts and seeds is higher than that of
 * other foods; for fructose in excess of glucose it is higher in fresh fruit and vegetables in which no other
 * FODMAP was measured.
 */
export const fodmapCutoffs = {
  lactose: 1,
  fructose: 0.15,
  fructoseAloneInFresh: 0.4,
  oligosInCore: 0.3,
  oligos: 0.2,
  sorbitol: 0.2,
  mannitol: 0.2,
  polyols: 0.4,
} as const;

/**
 * The cut-offs were set low: one and a half low servings of one group in a meal suit most people, which is
 * the meaning of Medium. For a food without any low serving the limit is half a gram: for the richest in
 * fructans (garlic, 17 g per 100 g) that is near the cut-off.
 */
export const fodmapLimits = { mediumFactor: 1.5, withoutLowServingG: 0.5 } as const;

/** Where the limits come from, for the help text and the decision record. */
export const thresholdSources = {
  oxalate:
    'Low-oxalate diets of 40 to 50 mg a day, as kidney clinics give them (O’Connor 2003; Harvard oxalate tables 2008, 2023)',
  histamine: 'Scale of the SIGHI food compatibility list (Swiss Interest Group Histamine Intolerance)',
  sulfur: 'Doleman et al. 2017 (PMC5460521) on alliums and crucifers; amounts are our own estimate',
  fodmap:
    'Varney et al. 2017, J Gastroenterol Hepatol 32(S1):53-61; published low servings, each with its source',
  salicylate: 'Swain, Dutton, Truswell 1985, J Am Diet Assoc 85:950-960; amounts are our own estimate',
} as const;
