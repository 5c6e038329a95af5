import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { storePicture } from '#server/providers/pictures/store-picture.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { putReview } from '#server/queries/reviews.ts';
import { reviewOf } from '#server/recipes/review-page.ts';

export const addRecipeReview: Handler<'addRecipeReview'> = async (
  context,
  { params, body, member, runOnce },
) => {
  const { db } = context;
  const { userId } = member;
  const recipeId = await findRecipeId(db, params.id, member.userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const { rating, comment = '', file, keep_file: keepsFile } = body;
  const pictures: readonly string[] | 'same' =
    file !== undefined
      ? [await storePicture(context, { file, shape: 'review', userId })]
      : keepsFile === true
        ? 'same'
        : [];
  const response = await runOnce(async (within) => {
    const now = within.now();
    const review = { recipeId, userId, rating, comment: comment.trim(), pictures, now };
    return { data: reviewOf(await putReview(within.db, review), now) };
  });
  await removeFreedFiles(context, userId);
  return response;
};
