import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { isKnownEnough } from '#domain/nutrition/known-enough.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Figures } from './bands.ts';

/** Facts of one serving that the planner needs, besides its calories. */
export interface PlanningFacts extends Omit<Figures, 'kcal'> {
  /** Number of servings that are Low together. */
  readonly lowServings: Readonly<Record<Intolerance, number>>;
}

export function planningFactsOf({ nutrients, lowServings }: ComputedRecipe): PlanningFacts {
  const amountOf = (id: NutrientId) => {
    const found = nutrients.find((it) => it.id === id);
    return found !== undefined && isKnownEnough(found) ? found.amount : null;
  };
  return { protein: amountOf('protein'), fiber: amountOf('fiber'), sodium: amountOf('sodium'), lowServings };
}
