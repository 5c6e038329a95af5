import type { Handler } from '#server/context.ts';
import { correctedSearch, countHits, findSearcher, readMemberSearch } from '#server/recipes/member-search.ts';

export const countRecipes: Handler<'countRecipes'> = async (context, { query, member: { userId } }) => {
  const searcher = await findSearcher(context, userId);
  const search = await readMemberSearch(context, searcher, query);
  const asTyped = await countHits(context, search);
  const corrected = asTyped.total > 0 ? null : await correctedSearch(context, searcher, search);
  const { total, isExact } = corrected === null ? asTyped : await countHits(context, corrected);
  return { data: { total, total_is_exact: isExact } };
};
