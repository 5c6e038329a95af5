import type { Handler } from '#server/context.ts';
import { findOwn } from '#server/queries/own-recipes.ts';
import { keepPicture } from '../keep-picture.ts';
import { noOwnRecipe } from './own-recipe.ts';
import { showPhoto } from './own-recipe-photo.ts';

export const uploadOwnRecipePhoto: Handler<'uploadOwnRecipePhoto'> = async (
  context,
  { body, params, member: { userId } },
) => {
  if ((await findOwn(context.db, userId, params.id)) === undefined) throw noOwnRecipe();
  const url = await keepPicture(context, { file: body.photo, shape: 'recipe', userId });
  return showPhoto(context, userId, params.id, url);
};
