import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findCookedDates } from '#server/queries/cooked-recipes.ts';
import { findRecipeId } from '#server/queries/recipes.ts';

export const getCookedDates: Handler<'getCookedDates'> = async ({ db }, { params, member: { userId } }) => {
  const recipeId = await findRecipeId(db, params.id, userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  return { data: { dates: await findCookedDates(db, userId, recipeId) } };
};
