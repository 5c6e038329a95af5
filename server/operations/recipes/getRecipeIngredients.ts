import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findIngredients } from '#server/queries/recipes.ts';
import { ingredientResponses } from '#server/recipes/recipe-detail.ts';

export const getRecipeIngredients: Handler<'getRecipeIngredients'> = async (context, { params, member }) => {
  const { db, recipeSource } = context;
  await recipeSource.ensureStored([params.id], member.userId);
  const ingredients = await findIngredients(db, params.id, member.userId);
  if (ingredients === undefined) throw notFound('There is no such recipe.');
  return { data: ingredientResponses(ingredients) };
};
