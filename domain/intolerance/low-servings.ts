import { contributionsOf, type EatenFood, loadOf } from './contributions.ts';
import { type Intolerance, intolerances } from './intolerances.ts';

/** Maximum number of servings considered. */
export const maxLowServings = 10;

/** Tolerance for rounding errors, as in the verdicts. */
const epsilon = 1e-9;

function lowServingsOn(axis: Intolerance, eaten: readonly EatenFood[]): number {
  const parts = contributionsOf(axis, eaten);
  if (parts.some(({ limits }) => limits === null)) return 0;
  const load = loadOf(axis, 'low', parts);
  return load === 0 ? maxLowServings : Math.min(maxLowServings, Math.floor(2 * (1 / load + epsilon)) / 2);
}

/**
 * Number of servings, in halves, that are Low together; 0 if half a serving is not, or a food has no figure.
 * `eaten`: grams of one serving.
 */
export function lowServings(eaten: readonly EatenFood[]): Record<Intolerance, number> {
  const each = intolerances.map((axis) => [axis, lowServingsOn(axis, eaten)]);
  return Object.fromEntries(each) as Record<Intolerance, number>;
}
