import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { toggleFavorite as toggle } from '#server/queries/favorites.ts';
import { findRecipeId } from '#server/queries/recipes.ts';
import { fullFavorites } from '#server/recipes/collection-response.ts';

export const toggleFavorite: Handler<'toggleFavorite'> = async ({ db, now }, { params, body, member }) => {
  const recipeId = await findRecipeId(db, params.id, member.userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  const isFavorite = await toggle(db, member.userId, recipeId, { wanted: body?.is_favorite, now: now() });
  if (isFavorite === 'full') throw fullFavorites();
  const message = isFavorite ? 'Recipe added to favorites.' : 'Recipe removed from favorites.';
  return { message, data: { is_favorite: isFavorite } };
};
