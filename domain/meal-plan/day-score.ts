import { hash } from '#domain/random/random.ts';
import { type Banded, type Bands, banded, type Figures } from './bands.ts';
import { fromUnits, type Option } from './day-options.ts';
import type { FixedItem, PlanProblem } from './plan-problem.ts';

export type Totals = Readonly<Record<keyof Figures, number>>;

/** Score of a day, lower is better; calories are a constraint. */
export const weights = {
  /** Cost of an empty slot. */
  empty: 10,
  /** Cost of a sum outside of its band by as much as its end. */
  band: 3,
  /** Cost of each serving more or less than one. */
  serving: 0.02,
  /** Random cost of a recipe by seed, so that seeds differ in their choice among similar recipes. */
  taste: 0.05,
} as const;

const zeroTotals: Totals = { kcal: 0, protein: 0, fiber: 0, sodium: 0 };

const plus = (totals: Totals, it: Figures, times: number): Totals => ({
  kcal: totals.kcal + it.kcal * times,
  protein: totals.protein + (it.protein ?? 0) * times,
  fiber: totals.fiber + (it.fiber ?? 0) * times,
  sodium: totals.sodium + (it.sodium ?? 0) * times,
});

export const totalOfFixed = (fixed: readonly FixedItem[]): Totals =>
  fixed.reduce((totals, item) => plus(totals, item, 1), zeroTotals);

export const totalOf = (fixed: Totals, options: readonly Option[]): Totals =>
  options.reduce(
    (totals, { candidate, servings }) => (candidate === null ? totals : plus(totals, candidate, servings)),
    fixed,
  );

/** Shares by which a sum is below and above its band. */
export function outsideOf({ min, max }: Bands[Banded], sum: number): number {
  const below = min !== null && min > 0 ? Math.max(0, min - sum) / min : 0;
  const above = max !== null && max > 0 ? Math.max(0, sum - max) / max : 0;
  return below + above;
}

/** The cost of a choice by itself. */
export function costOf({ candidate, servings }: Option, seed: number): number {
  if (candidate === null) return weights.empty;
  const taste = hash(`${seed} ${candidate.id}`) / 2 ** 32;
  return taste * weights.taste + Math.abs(servings - 1) * weights.serving;
}

export function scoreOf(
  { bands, seed }: Pick<PlanProblem, 'bands' | 'seed'>,
  fixed: Totals,
  options: readonly Option[],
): number {
  const totals = totalOf(fixed, options);
  const choices = options.reduce((sum, option) => sum + costOf(option, seed), 0);
  return banded.reduce((sum, name) => sum + weights.band * outsideOf(bands[name], totals[name]), choices);
}

export const unitsOfChoice = (options: readonly Option[]): number =>
  options.reduce((sum, { units }) => sum + units, 0);

/** Share of the target that a sum of units is above it, or below when negative. */
export const deviationOf = (target: number, fixed: Totals, units: number): number =>
  (fixed.kcal + fromUnits(units) - target) / target;
