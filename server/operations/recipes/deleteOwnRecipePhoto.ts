import type { Handler } from '#server/context.ts';
import { showPhoto } from '#server/recipes/own-recipe-photo.ts';

export const deleteOwnRecipePhoto: Handler<'deleteOwnRecipePhoto'> = async (
  context,
  { params, member: { userId } },
) => showPhoto(context, userId, params.id, null);
