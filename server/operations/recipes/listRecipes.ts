import { readCriteria } from '#domain/recipe/search-criteria.ts';
import type { Handler } from '#server/context.ts';
import { findMemberLists, noLists } from '#server/queries/member-lists.ts';
import { searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from './recipe-card.ts';
import { strangeWords } from './strange-words.ts';

export const listRecipes: Handler<'listRecipes'> = async ({ db, foods }, { query, member }) => {
  const criteria = readCriteria(query, foods);
  if ('unknown' in criteria) throw strangeWords(criteria.unknown);
  const { page = 1, per_page: perPage = 10, sort = 'default' } = query;
  const search = { criteria, sort, page, perPage };
  const readLists = () => findMemberLists(db, member.userId, foods);
  const [own, found] = query.applyUserMeta
    ? await readLists().then(async (lists) => [lists, await searchRecipes(db, { ...search, lists })] as const)
    : await Promise.all([readLists(), searchRecipes(db, { ...search, lists: noLists })]);
  const rows = await findCards(db, found.ids, { userId: member.userId, lists: own });
  return {
    data: rows.map((row) => recipeCard(row, own)),
    meta: {
      current_page: page,
      last_page: found.lastPage,
      per_page: perPage,
      total: found.total,
      total_is_exact: found.isExact,
    },
  };
};
