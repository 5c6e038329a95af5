import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { removeReview } from '#server/queries/reviews.ts';

export const deleteOwnReview: Handler<'deleteOwnReview'> = async (context, { params, member, runOnce }) => {
  const recipeId = await findRecipeId(context.db, params.id, member.userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const response = await runOnce(async ({ db }) => {
    await removeReview(db, recipeId, member.userId);
    return { message: messages.reviewRemoved };
  });
  await removeFreedFiles(context, member.userId);
  return response;
};
