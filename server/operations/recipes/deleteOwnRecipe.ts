import type { Handler } from '#server/context.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { removeOwn } from '#server/queries/own-recipes.ts';
import { noOwnRecipe } from '#server/recipes/own-recipe.ts';

export const deleteOwnRecipe: Handler<'deleteOwnRecipe'> = async (
  context,
  { params, member: { userId }, runOnce },
) => {
  const response = await runOnce(async ({ db }) => {
    if (!(await removeOwn(db, userId, params.id))) throw noOwnRecipe();
    return { message: 'The recipe has been deleted.' };
  });
  await removeFreedFiles(context, userId);
  return response;
};
