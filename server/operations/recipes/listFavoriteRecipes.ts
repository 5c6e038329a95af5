import { pageMetaOf } from '#domain/page/page.ts';
import type { Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findFavorites } from '#server/queries/favorites.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from '#server/recipes/recipe-card.ts';

export const listFavoriteRecipes: Handler<'listFavoriteRecipes'> = async (context, { query, member }) => {
  const { db, foods } = context;
  const { page = 1, per_page: perPage = 10 } = query ?? {};
  const { ids, total } = await findFavorites(db, member.userId, { page, perPage });
  const profile = await findDietaryProfile(context, member.userId);
  const rows = await findCards(db, ids, member.userId);
  return {
    data: rows.map((row) => recipeCard(row, profile, foods)),
    meta: pageMetaOf(page, perPage, total),
  };
};
