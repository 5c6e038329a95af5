import type { PlanCandidate } from './plan-problem.ts';
import type { SharedDish } from './week-outline.ts';

/** Minutes of a recipe without facts. */
export const defaultWorkMinutes = 30;

/** Minutes of work for a recipe. */
export const dishWork = ({ cooking }: Pick<PlanCandidate, 'cooking'>): number =>
  cooking?.minutes ?? defaultWorkMinutes;

/** The days on which a dish is made: again when leftovers of it would be too old. */
export function cookingDays(
  { places, mayBeLeftovers }: SharedDish,
  { cooking }: Pick<PlanCandidate, 'cooking'>,
  mostDaysKept: number,
): number[] {
  const days = mayBeLeftovers ? Math.min(mostDaysKept, cooking?.daysKept ?? 0) : 0;
  const made: number[] = [];
  for (const { day } of places) {
    const last = made.at(-1);
    if (last === undefined || day - last > days) made.push(day);
  }
  return made;
}
