import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { putReview } from '#server/queries/reviews.ts';
import { reviewOf } from './review-page.ts';

export const addRecipeReview: Handler<'addRecipeReview'> = async (context, { params, body, member }) => {
  const { db } = context;
  const now = context.now();
  const recipeId = await findRecipeId(db, params.id);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const { rating, comment = '' } = body;
  const row = await putReview(db, { recipeId, userId: member.userId, rating, comment: comment.trim(), now });
  return { data: reviewOf(row, now) };
};
