import type { FixedItem } from '#domain/meal-plan/plan-problem.ts';
import type { PlanItemDetails } from './plan-response.ts';

/** A nutrient of an item, for its servings; null if not known. */
export const figureOf = ({ nutrients, servings }: PlanItemDetails, name: string): number | null => {
  const amount = nutrients.find((it) => it.name === name)?.amount ?? null;
  return amount === null ? null : amount * servings;
};

export const fixedOf = (loaded: PlanItemDetails): FixedItem => ({
  recipeId: loaded.item.recipe_id,
  kcal: Math.round(figureOf(loaded, 'Calories') ?? 0),
  protein: figureOf(loaded, 'Protein'),
  fiber: figureOf(loaded, 'Fiber'),
  sodium: figureOf(loaded, 'Sodium'),
});
