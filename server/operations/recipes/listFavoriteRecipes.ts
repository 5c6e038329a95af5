import { pageMetaOf } from '#domain/page/page.ts';
import type { Handler } from '#server/context.ts';
import { findFavorites } from '#server/queries/favorites.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from './recipe-card.ts';

export const listFavoriteRecipes: Handler<'listFavoriteRecipes'> = async (context, { query, member }) => {
  const { db, foods } = context;
  const { page = 1, per_page: perPage = 10 } = query ?? {};
  const { ids, total } = await findFavorites(db, member.userId, { page, perPage });
  const own = await findMemberLists(db, member.userId, foods);
  const rows = await findCards(db, ids, { userId: member.userId, lists: own });
  return {
    data: rows.map((row) => recipeCard(row, own)),
    meta: pageMetaOf(page, perPage, total),
  };
};
