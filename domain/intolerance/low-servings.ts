import { contributionsOf, type EatenFood, loadOf } from './contributions.ts';
import { type Intolerance, intolerances } from './intolerances.ts';

/** More is never eaten at once. */
export const mostLowServings = 10;

/** What doubles lack of a whole number, as in the verdicts. */
const noise = 1e-9;

function lowServingsOn(axis: Intolerance, eaten: readonly EatenFood[]): number {
  const parts = contributionsOf(axis, eaten);
  if (parts.some(({ limits }) => limits === null)) return 0;
  const load = loadOf(axis, 'low', parts);
  return load === 0 ? mostLowServings : Math.min(mostLowServings, Math.floor(2 * (1 / load + noise)) / 2);
}

/**
 * How many servings, in halves, are Low together; 0 where half a one is not, or a food has no figure. `eaten` are the
 * grams of one serving.
 */
export function lowServings(eaten: readonly EatenFood[]): Record<Intolerance, number> {
  const each = intolerances.map((axis) => [axis, lowServingsOn(axis, eaten)]);
  return Object.fromEntries(each) as Record<Intolerance, number>;
}
