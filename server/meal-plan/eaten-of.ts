import type { EatenFood } from '#domain/intolerance/contributions.ts';
import { foodOrStandIn } from '#domain/source-recipe/unknown-food.ts';
import type { Context } from '#server/context.ts';
import type { PlannedRecipe } from '#server/queries/planned-recipes.ts';

/** The foods of one serving of a recipe. */
export const eatenOf = (
  { ingredients, servings }: Pick<PlannedRecipe, 'ingredients' | 'servings'>,
  foods: Context['foods'],
): EatenFood[] =>
  ingredients.flatMap((ingredient) => {
    const food = foodOrStandIn(ingredient, foods.byId);
    return food === undefined ? [] : [{ food, grams: ingredient.grams / servings }];
  });
