import type { CookedFood } from '#domain/nutrition/cooking.ts';

/** Grams of the whole recipe. */
export interface Dish {
  readonly ingredients: readonly CookedFood[];
  readonly servings: number;
}
