import type { OperationResponse } from '#contract/operations.ts';
import type { Context } from '#server/context.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { setOwnPhoto } from '#server/queries/own-recipes.ts';
import { noOwnRecipe } from './own-recipe.ts';
import { recipePicture } from './recipe-picture.ts';

/** Sets the photo, or with null the drawn picture. Throws 404 for a recipe that is not the member's own. */
export async function showPhoto(
  context: Context,
  userId: string,
  ref: string,
  url: string | null,
): Promise<OperationResponse<'uploadOwnRecipePhoto'>> {
  const row = await setOwnPhoto(context.db, userId, ref, url);
  if (row === undefined) throw noOwnRecipe();
  await removeFreedFiles(context, userId);
  return { data: { image: recipePicture(row) } };
}
