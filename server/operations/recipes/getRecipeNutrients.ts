import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findNutrients } from '#server/queries/recipes.ts';
import { nutrientResponses } from '#server/recipes/recipe-detail.ts';

export const getRecipeNutrients: Handler<'getRecipeNutrients'> = async (context, { params, member }) => {
  const { db, recipeSource } = context;
  await recipeSource.ensureStored([params.id], member.userId);
  const nutrients = await findNutrients(db, params.id, member.userId);
  if (nutrients === undefined) throw notFound('There is no such recipe.');
  return { data: nutrientResponses(nutrients) };
};
