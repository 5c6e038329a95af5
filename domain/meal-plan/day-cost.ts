import type { Totals } from './day-score.ts';
import { mealShares } from './meal-shares.ts';
import { type PlanCandidate, type PlanProblem, tolerance } from './plan-problem.ts';

/** The best servings of a day's dishes, and what they cost. */
export interface WeighedDay {
  readonly cost: number;
  readonly servings: readonly number[];
  /** Kilocalories outside of the tolerance. */
  readonly miss: number;
}

const weights = {
  /** For calories that miss the tolerance, by their share of the target. */
  miss: 200,
  band: 3,
  size: 0.6,
  serving: 0.15,
} as const;

const outside = (min: number | null, max: number | null, sum: number): number => {
  if (min !== null && min > 0 && sum < min) return (min - sum) / min;
  return max !== null && max > 0 && sum > max ? (sum - max) / max : 0;
};

/** Weighs a day with these dishes, one for each slot; `fixed`: the sums of what is there, by day. */
export function dayWeigher(
  { days, target, bands, servings }: PlanProblem,
  fixed: readonly Totals[],
  lowest: number,
): (day: number, dishes: readonly PlanCandidate[]) => WeighedDay {
  const { protein, fiber, sodium } = bands;
  const highest = target * (1 + tolerance);
  return (day, dishes) => {
    const start = fixed[day];
    const slots = days[day]?.slots ?? [];
    const chosen: number[] = Array(dishes.length).fill(0);
    let bestCost = Number.POSITIVE_INFINITY;
    let best: number[] = [];
    let bestMiss = 0;
    // Numbers as arguments: this is most of the time that a week takes.
    const visit = (at: number, kcal: number, p: number, f: number, s: number, own: number): void => {
      if (own >= bestCost) return;
      const dish = dishes[at];
      if (dish === undefined) {
        const miss = kcal < lowest ? lowest - kcal : kcal > highest ? kcal - highest : 0;
        const bandsMissed =
          outside(protein.min, protein.max, p) +
          outside(fiber.min, fiber.max, f) +
          outside(sodium.min, sodium.max, s);
        const cost = own + (miss / target) * weights.miss + bandsMissed * weights.band;
        if (cost >= bestCost) return;
        bestCost = cost;
        best = [...chosen];
        bestMiss = miss;
        return;
      }
      const [least, most] = mealShares[slots[at] ?? 'snack'];
      for (const times of servings) {
        if (times > dish.maxServings) continue;
        const added = dish.kcal * times;
        const isSized = added >= least * target && added <= most * target;
        chosen[at] = times;
        visit(
          at + 1,
          kcal + added,
          p + (dish.protein ?? 0) * times,
          f + (dish.fiber ?? 0) * times,
          s + (dish.sodium ?? 0) * times,
          own + (isSized ? 0 : weights.size) + (times - 1) * weights.serving,
        );
      }
    };
    visit(0, start?.kcal ?? 0, start?.protein ?? 0, start?.fiber ?? 0, start?.sodium ?? 0, 0);
    return { cost: bestCost, servings: best, miss: bestMiss };
  };
}
