import { pageMetaOf } from '#domain/page/page.ts';
import { searchWords } from '#domain/recipe/title-key.ts';
import type { Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findOwnIds } from '#server/queries/own-recipes.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from '#server/recipes/recipe-card.ts';

export const listOwnRecipes: Handler<'listOwnRecipes'> = async (context, { query, member }) => {
  const { db, foods } = context;
  const { query: text = '', page = 1, per_page: perPage = 10 } = query ?? {};
  const words = searchWords(text);
  const { ids, total } = await findOwnIds(db, member.userId, { words, page, perPage });
  const profile = await findDietaryProfile(context, member.userId);
  const rows = await findCards(db, ids, member.userId);
  return {
    data: rows.map((row) => recipeCard(row, profile, foods)),
    meta: pageMetaOf(page, perPage, total),
  };
};
