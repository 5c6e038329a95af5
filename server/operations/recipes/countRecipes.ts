import type { Handler } from '#server/context.ts';
import { correctedSearch, countHits, readMemberSearch } from '#server/recipes/member-search.ts';

export const countRecipes: Handler<'countRecipes'> = async (context, { query, member: { userId } }) => {
  const search = await readMemberSearch(context, userId, query);
  const asTyped = await countHits(context, search);
  const corrected = asTyped.total > 0 ? null : await correctedSearch(context, userId, search);
  const { total, isExact } = corrected === null ? asTyped : await countHits(context, corrected);
  return { data: { total, total_is_exact: isExact } };
};
