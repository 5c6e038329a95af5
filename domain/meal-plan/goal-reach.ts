import type { GoalNutrient } from './adequacy.ts';
import { isMeal } from './day-options.ts';
import { mealShares } from './meal-shares.ts';
import type { MealSlot } from './meal-slots.ts';
import { allowedIn } from './plan-days.ts';
import { type PlanCandidate, type PlanProblem, tolerance } from './plan-problem.ts';

const amountOf = (candidate: PlanCandidate, nutrient: GoalNutrient): number =>
  (nutrient === 'iron' || nutrient === 'calcium' ? candidate.cooking?.[nutrient] : candidate[nutrient]) ?? 0;

/** The most of a nutrient per kilocalorie that a recipe for the slot has. */
const densest = (candidates: readonly PlanCandidate[], slot: MealSlot, nutrient: GoalNutrient): number =>
  candidates
    .filter((it) => it.slots.includes(slot) && isMeal(it))
    .reduce((max, it) => Math.max(max, amountOf(it, nutrient) / it.kcal), 0);

/**
 * Upper bounds of what a day of meals of their usual sizes can have of the nutrients with a lower goal: the
 * densest recipes, at as much of the energy as their meal allows.
 */
export function goalReach(problem: PlanProblem): Readonly<Partial<Record<GoalNutrient, number>>> {
  const [day] = problem.days;
  if (day === undefined || day.fixed.length > 0) return {};
  const allowed = allowedIn({ ...problem, recent: [] });
  const kcal = problem.target * (1 + tolerance);
  const max = (nutrient: GoalNutrient): number => {
    const slots = day.slots
      .map((slot) => ({ density: densest(allowed, slot, nutrient), shares: mealShares[slot] }))
      .toSorted((a, b) => b.density - a.density);
    let remaining = kcal - slots.reduce((sum, { shares: [min] }) => sum + min * kcal, 0);
    return slots.reduce((sum, { density, shares: [min, largest] }) => {
      const added = Math.min(Math.max(0, remaining), (largest - min) * kcal);
      remaining -= added;
      return sum + density * (min * kcal + added);
    }, 0);
  };
  return { protein: max('protein'), fiber: max('fiber'), iron: max('iron'), calcium: max('calcium') };
}
