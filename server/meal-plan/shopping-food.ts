import type { Food } from '#domain/food/food.ts';
import { americanKey } from '#domain/food/synonyms.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import {
  baseFoodId,
  foodOrPlaceholder,
  isUnknownFood,
  unknownFood,
  unknownFoodWords,
} from '#domain/source-recipe/unknown-food.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';

/**
 * The food to buy for an ingredient, with or without an amount. An ingredient outside the table is one row under all its names: courgette flowers are zucchini flowers.
 */
export function shoppingFood(
  ingredient: RecipeIngredient,
  { byId, synonyms }: Pick<FoodsAndRoles, 'byId' | 'synonyms'>,
): Food {
  const food = foodOrPlaceholder(ingredient, byId);
  if (!isUnknownFood(food)) return byId.get(baseFoodId(food.id)) ?? food;
  return { ...food, id: unknownFood(americanKey(unknownFoodWords(food.id), synonyms)).id };
}
