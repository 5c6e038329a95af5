import type { OperationResponse } from '#contract/operations.ts';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { servingGrams } from '#domain/nutrition/cooking.ts';
import type { Context } from '#server/context.ts';
import type { DetailRow } from '#server/queries/recipes.ts';
import { allergenStatementResponse } from '#server/recipes/fit-response.ts';
import { type RecipeCard, recipeCard } from '#server/recipes/recipe-card.ts';
import { ingredientResponses, nutrientResponses } from '#server/recipes/recipe-detail.ts';
import { dishOf } from '#server/recipes/swapped-recipe.ts';

type Detail = OperationResponse<'getGuestRecipe'>['data'];

/** The data of the public recipe page. */
export type SharedRecipe = Omit<Detail, 'verdicts' | 'fit' | 'instructions_html' | 'ingredient_lines'> & {
  readonly verdicts: RecipeCard['verdicts'];
};

export function sharedRecipe(row: DetailRow, foods: Context['foods']): SharedRecipe {
  const { fit: _, ...card } = recipeCard(row, null, foods);
  return {
    ...card,
    allergen_statement: allergenStatementResponse(row, emptyProfile, foods, row),
    instructions: { steps: row.steps.map((title, at) => ({ number: at + 1, title })) },
    ingredients: ingredientResponses(row.ingredients),
    nutrients: nutrientResponses(row.nutrients),
    serving_grams: servingGrams(dishOf(row, foods).ingredients, row.servings),
  };
}
