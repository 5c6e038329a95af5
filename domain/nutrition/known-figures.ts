import type { CookedFood } from './cooking.ts';
import { type NutrientAmount, nutrientsPerServing } from './recipe-nutrients.ts';

/** Without calories a food is left out entirely: "butter or olive oil" would only add its vitamins. */
const hasFigures = ({ food }: CookedFood) => food.per100g.energy !== undefined;

export interface KnownFigures {
  /** Names of ingredients without figures, each once. */
  readonly without: readonly string[];
  readonly nutrients: readonly NutrientAmount[];
}

/** Nutrients of one serving from the ingredients with figures, and the ones without; null if either group is empty. */
export function knownFigures(ingredients: readonly CookedFood[], servings: number): KnownFigures | null {
  const known = ingredients.filter(hasFigures);
  if (known.length === 0 || known.length === ingredients.length) return null;
  const missing = ingredients.filter((it) => !hasFigures(it)).map(({ food }) => food.name);
  return { without: [...new Set(missing)], nutrients: nutrientsPerServing(known, servings) };
}
