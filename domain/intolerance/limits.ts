import type { Food } from '#domain/food/food.ts';
import { fodmapShares } from './fodmap-shares.ts';
import type { Intolerance } from './intolerances.ts';
import { type Limits, oxalateMg, tierLimits } from './thresholds.ts';

function oxalateLimits(mgPer100g: number): Limits {
  return { lowUpToG: (oxalateMg.low / mgPer100g) * 100, mediumUpToG: (oxalateMg.medium / mgPer100g) * 100 };
}

/** A figure between two tiers, or beyond the last, counts as the higher one. */
function limitsOfTier(axis: keyof typeof tierLimits, figure: number): Limits | null {
  const tiers = tierLimits[axis];
  return tiers.find((it) => it.tier >= figure) ?? tiers.at(-1) ?? null;
}

function limitsOfFodmap(food: Food): Limits {
  const shares = fodmapShares(food);
  const upTo = (part: 'perGram' | 'mediumPerGram') => 1 / Math.max(0, ...shares.map((it) => it[part]));
  return { lowUpToG: upTo('perGram'), mediumUpToG: upTo('mediumPerGram') };
}

/** The limits of a food per serving; null if it has no figure, which never counts as harmless. */
export function limitsOf(axis: Intolerance, food: Food): Limits | null {
  if (axis === 'fodmap') return food.fodmap && limitsOfFodmap(food);
  const figure = food[axis];
  if (!figure || !(figure.value >= 0)) return null;
  return axis === 'oxalate' ? oxalateLimits(figure.value) : limitsOfTier(axis, figure.value);
}
