import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { noteResponse } from '#server/recipes/note-response.ts';

export const getRecipeNote: Handler<'getRecipeNote'> = async ({ db }, { params, member: { userId } }) => {
  const recipeId = await findRecipeId(db, params.id, userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  return { data: await noteResponse(db, userId, recipeId) };
};
