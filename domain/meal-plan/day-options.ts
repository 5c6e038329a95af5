import type { MealSlot } from './meal-slots.ts';
import type { PlanCandidate } from './plan-problem.ts';

/** One way to fill a slot. */
export interface Option {
  /** null: the slot stays empty. */
  readonly candidate: PlanCandidate | null;
  readonly slot: MealSlot;
  readonly servings: number;
  /** Half kilocalories, so that half servings stay whole numbers. */
  readonly units: number;
}

export const toUnits = (kcal: number): number => Math.round(kcal * 2);
export const fromUnits = (units: number): number => units / 2;

/** Maximum per serving; a larger recipe is not a meal. */
const maxKcal = 5_000;

export const isMeal = ({ kcal }: Pick<PlanCandidate, 'kcal'>): boolean => kcal > 0 && kcal <= maxKcal;

/** Every way to fill a slot with the candidates. */
export function optionsOf(
  slot: MealSlot,
  candidates: readonly PlanCandidate[],
  servings: readonly number[],
  mayStayEmpty: boolean,
): Option[] {
  const filled = candidates
    .filter((candidate) => candidate.slots.includes(slot) && isMeal(candidate))
    .flatMap((candidate) =>
      servings
        .filter((each) => each <= candidate.maxServings)
        .map((each) => ({ candidate, slot, servings: each, units: toUnits(candidate.kcal * each) })),
    );
  return mayStayEmpty ? [...filled, { candidate: null, slot, servings: 0, units: 0 }] : filled;
}
