import type { Handler } from '#server/context.ts';
import { storePicture } from '#server/providers/pictures/store-picture.ts';
import { findOwn } from '#server/queries/own-recipes.ts';
import { noOwnRecipe } from '#server/recipes/own-recipe.ts';
import { showPhoto } from '#server/recipes/own-recipe-photo.ts';

export const uploadOwnRecipePhoto: Handler<'uploadOwnRecipePhoto'> = async (
  context,
  { body, params, member: { userId } },
) => {
  if ((await findOwn(context.db, userId, params.id)) === undefined) throw noOwnRecipe();
  const url = await storePicture(context, { file: body.photo, shape: 'recipe', userId });
  return showPhoto(context, userId, params.id, url);
};
