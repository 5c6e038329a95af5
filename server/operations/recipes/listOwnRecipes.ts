import { pageMetaOf } from '#domain/page/page.ts';
import { searchWords } from '#domain/recipe/title-key.ts';
import type { Handler } from '#server/context.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findOwnIds } from '#server/queries/own-recipes.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from './recipe-card.ts';

export const listOwnRecipes: Handler<'listOwnRecipes'> = async ({ db, foods }, { query, member }) => {
  const { query: text = '', page = 1, per_page: perPage = 10 } = query ?? {};
  const words = searchWords(text);
  const { ids, total } = await findOwnIds(db, member.userId, { words, page, perPage });
  const lists = await findMemberLists(db, member.userId, foods);
  const rows = await findCards(db, ids, { userId: member.userId, lists });
  return { data: rows.map((row) => recipeCard(row, lists)), meta: pageMetaOf(page, perPage, total) };
};
