import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findNote } from '#server/queries/recipe-notes.ts';
import { findRecipeId } from '#server/queries/recipes.ts';

export const getRecipeNote: Handler<'getRecipeNote'> = async ({ db }, { params, member: { userId } }) => {
  const recipeId = await findRecipeId(db, params.id, userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  return { data: { text: await findNote(db, userId, recipeId) } };
};
