import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import { eitherFoodIds, maybeFoodId } from './either-food.ts';
import { baseFoodId } from './unknown-food.ts';

/**
 * Ids stored for a food of a dish: also the food itself for one of unknown weight, and every possible one for
 * one of several.
 */
export const storedIdsOf = (id: string): string[] => [
  ...new Set([id, baseFoodId(id), ...eitherFoodIds(id).map(maybeFoodId)]),
];

/** The ids stored with a recipe, for the search by foods. */
export const storedFoodIds = ({
  foodIds,
  rawFoodIds,
}: Pick<ComputedRecipe, 'foodIds' | 'rawFoodIds'>): string[] => [
  ...new Set([...foodIds.flatMap(storedIdsOf), ...rawFoodIds]),
];
