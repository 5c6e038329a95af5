import type { EatenFood } from '#domain/intolerance/contributions.ts';
import { foodOrPlaceholder } from '#domain/source-recipe/unknown-food.ts';
import type { Context } from '#server/context.ts';
import type { PlannedRecipe } from '#server/queries/planned-recipes.ts';

/** The foods of one serving of a recipe. */
export const foodsPerServing = (
  { ingredients, servings }: Pick<PlannedRecipe, 'ingredients' | 'servings'>,
  foods: Context['foods'],
): EatenFood[] =>
  ingredients.map((ingredient) => ({
    food: foodOrPlaceholder(ingredient, foods.byId),
    grams: ingredient.grams / servings,
  }));
