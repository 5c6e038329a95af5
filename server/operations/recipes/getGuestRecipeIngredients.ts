import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findIngredients } from '#server/queries/recipes.ts';
import { ingredientResponses } from '#server/recipes/recipe-detail.ts';

export const getGuestRecipeIngredients: Handler<'getGuestRecipeIngredients'> = async ({ db }, { params }) => {
  const ingredients = await findIngredients(db, params.id, null);
  if (ingredients === undefined) throw notFound('There is no such recipe.');
  return { data: ingredientResponses(ingredients) };
};
