import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { findOwnReview } from '#server/queries/reviews.ts';
import { reviewOf } from '#server/recipes/review-page.ts';

export const getOwnReview: Handler<'getOwnReview'> = async ({ db, now }, { params, member }) => {
  const recipeId = await findRecipeId(db, params.id, member.userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const row = await findOwnReview(db, recipeId, member.userId);
  return { data: row === undefined ? null : reviewOf(row, now()) };
};
