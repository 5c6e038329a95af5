import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { isKnownEnough } from '#domain/nutrition/known-enough.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import { activeMinutes } from '#domain/recipe/active-minutes.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { Figures } from './bands.ts';
import type { CookingFacts } from './cooking-wishes.ts';
import { daysKept } from './leftovers.ts';
import { stapleKinds } from './staple-kinds.ts';

/** Facts of one serving that the planner needs, besides its calories. */
export interface PlanningFacts extends Omit<Figures, 'kcal'> {
  /** Number of servings that are Low together. */
  readonly lowServings: Readonly<Record<Intolerance, number>>;
  /** Absent in rows of earlier versions. */
  readonly cooking?: CookingFacts;
}

type CookedRecipe = Pick<Recipe, 'title' | 'steps' | 'readyInMinutes' | 'ingredients' | 'mealTypes'>;

export function planningFactsOf(
  recipe: CookedRecipe,
  { nutrients, lowServings, foods }: ComputedRecipe,
): PlanningFacts {
  const amountOf = (id: NutrientId) => {
    const found = nutrients.find((it) => it.id === id);
    return found !== undefined && isKnownEnough(found) ? found.amount : null;
  };
  return {
    protein: amountOf('protein'),
    fiber: amountOf('fiber'),
    sodium: amountOf('sodium'),
    lowServings,
    cooking: {
      minutes: activeMinutes(recipe),
      readyMinutes: recipe.readyInMinutes,
      daysKept: daysKept({ ...recipe, foods }),
      iron: amountOf('iron'),
      calcium: amountOf('calcium'),
      staples: stapleKinds(foods),
    },
  };
}
