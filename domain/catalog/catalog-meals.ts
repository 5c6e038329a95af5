import { slotsFor } from '#domain/meal-plan/meal-slots.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';

/** The meals that the catalog is counted by. Lunch and dinner share their recipes. */
export const catalogMeals = ['breakfast', 'main', 'small'] as const;
export type CatalogMeal = (typeof catalogMeals)[number];

export const mealTitles = {
  breakfast: 'breakfasts',
  main: 'lunches and dinners',
  small: 'snacks and small plates',
} as const satisfies Record<CatalogMeal, string>;

/** The meals of a recipe in the planner; none for a mere side dish, bread, drink, or sauce. */
export function mealsOf(types: readonly MealType[]): CatalogMeal[] {
  const slots = slotsFor(types);
  return [
    ...(slots.includes('breakfast') ? (['breakfast'] as const) : []),
    ...(slots.includes('lunch') ? (['main'] as const) : []),
    ...(slots.includes('snack') ? (['small'] as const) : []),
  ];
}

/** Minimum grams of protein per serving for a dish with a protein source to count as one with protein. */
export const proteinFromG = { breakfast: 12, main: 20, small: 6 } as const satisfies Record<
  CatalogMeal,
  number
>;

/** Maximum total minutes of a quick dish. */
export const quickUpToMinutes = 30;
/** The price class that counts as cheap. */
export const cheapClass = 1;
