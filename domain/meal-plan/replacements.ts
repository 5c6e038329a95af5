import { type Banded, type Bands, banded } from './bands.ts';
import { isMeal } from './day-options.ts';
import { outsideOf, type Totals } from './day-score.ts';
import { isMealSized } from './meal-shares.ts';
import type { MealSlot } from './meal-slots.ts';
import { type PlanCandidate, tolerance } from './plan-problem.ts';

/** How many dishes are offered in the place of one. */
export const maxReplacements = 3;

/** Servings of a dish that is offered. */
const offeredServings = [1, 2] as const;

export interface ReplacementTask {
  readonly slot: MealSlot;
  /** Whole kilocalories of the item to replace, for its servings. */
  readonly kcal: number;
  /** Sums of the other items of the day. */
  readonly others: Totals;
  readonly target: number;
  readonly bands: Bands;
  /** Recipes that are in the week already. */
  readonly planned: ReadonlySet<number>;
}

export interface RankedReplacement {
  readonly recipeId: number;
  readonly servings: number;
  /** Of these servings. */
  readonly kcal: number;
  readonly isOnTarget: boolean;
}

const weights = { calories: 4, band: 1, secondServing: 0.1, size: 0.5 } as const;

/**
 * The dishes that can take the place of an item, best first: those that keep the day on target, or, where none
 * can, those with about the calories of the item. The same plan has the same order.
 */
export function rankReplacements(
  { slot, kcal, others, target, bands, planned }: ReplacementTask,
  candidates: readonly PlanCandidate[],
): readonly RankedReplacement[] {
  const options = candidates
    .filter((it) => it.slots.includes(slot) && isMeal(it) && !planned.has(it.id))
    .flatMap((candidate) =>
      offeredServings.flatMap((servings) => {
        if (servings > candidate.maxServings) return [];
        const own = candidate.kcal * servings;
        const off = Math.abs(others.kcal + own - target) / target;
        const sumOf = (name: Banded) => others[name] + (candidate[name] ?? 0) * servings;
        const outside = banded.reduce((sum, name) => sum + outsideOf(bands[name], sumOf(name)), 0);
        const isSized = isMealSized({ candidate, slot, servings }, target);
        const cost =
          outside * weights.band + (isSized ? 0 : weights.size) + (servings - 1) * weights.secondServing;
        const isOnTarget = off <= tolerance;
        const distance = isOnTarget ? off : Math.abs(own - kcal) / target;
        return [
          {
            recipeId: candidate.id,
            servings,
            kcal: own,
            isOnTarget,
            cost: cost + distance * weights.calories,
          },
        ];
      }),
    );
  const onTarget = options.filter((it) => it.isOnTarget);
  const best = new Map<number, (typeof options)[number]>();
  for (const option of (onTarget.length > 0 ? onTarget : options).toSorted(
    (a, b) => a.cost - b.cost || a.recipeId - b.recipeId,
  ))
    if (!best.has(option.recipeId)) best.set(option.recipeId, option);
  return [...best.values()].map(({ cost: _cost, ...option }) => option);
}
