import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findNutrients } from '#server/queries/recipes.ts';
import { nutrientResponses } from '#server/recipes/recipe-detail.ts';

export const getGuestRecipeNutrients: Handler<'getGuestRecipeNutrients'> = async ({ db }, { params }) => {
  const nutrients = await findNutrients(db, params.id, null);
  if (nutrients === undefined) throw notFound('There is no such recipe.');
  return { data: nutrientResponses(nutrients) };
};
