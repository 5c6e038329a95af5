import type { CookedFood } from './cooking.ts';
import { type NutrientAmount, nutrientsPerServing } from './recipe-nutrients.ts';

/** A food without any figure adds nothing to a sum, whatever it weighs. */
const hasFigures = ({ food }: CookedFood) => Object.keys(food.per100g).length > 0;

export interface KnownFigures {
  /** Names of what is missing from the figures, each once. */
  readonly without: readonly string[];
  readonly nutrients: readonly NutrientAmount[];
}

/**
 * The nutrients of one serving of what is known, and what they leave out; null where nothing is left out, or nothing is
 * left.
 */
export function knownFigures(ingredients: readonly CookedFood[], servings: number): KnownFigures | null {
  const known = ingredients.filter(hasFigures);
  if (known.length === 0 || known.length === ingredients.length) return null;
  const missing = ingredients.filter((it) => !hasFigures(it)).map(({ food }) => food.name);
  return { without: [...new Set(missing)], nutrients: nutrientsPerServing(known, servings) };
}
