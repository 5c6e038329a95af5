import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { guestProfile } from '#server/recipes/guest-profile.ts';
import { recipeDetail } from '#server/recipes/recipe-detail.ts';

export const judgeGuestRecipe: Handler<'judgeGuestRecipe'> = async ({ db, foods }, { params, body }) => {
  const recipe = await findRecipe(db, params.id, null);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  return { data: recipeDetail(recipe, guestProfile(body, foods), foods) };
};
