import type { CookedFood } from '#domain/nutrition/cooking.ts';

/** Grams of the whole recipe. */
export interface Dish {
  /** Names shapes that ingredients don't show, such as patties; '' if unknown. */
  readonly title: string;
  readonly ingredients: readonly CookedFood[];
  readonly servings: number;
}
