import { ruleWords } from '#domain/dietary-profile/judgement-text.ts';
import { uncoveredRules } from '#domain/dietary-profile/uncovered-rules.ts';
import { readSearch } from '#domain/recipe/read-search.ts';
import { readCriteria, type SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { correctSpelling } from '#domain/recipe/spelling.ts';
import type { Context, Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findFavoritesAmong } from '#server/queries/favorites.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { hasOwnRecipes } from '#server/queries/own-recipes.ts';
import { askedProfile } from '#server/queries/recipe-conditions.ts';
import { findNoted } from '#server/queries/recipe-notes.ts';
import { type RecipeSearch, searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from '#server/recipes/recipe-card.ts';
import { readVocabulary } from '#server/recipes/search-vocabulary.ts';
import { unknownFilterTerms } from '#server/recipes/unknown-filter-terms.ts';

/** Caches the page for equal searches while no recipe changes; member data is added per request. */
const readPage = ({ db, queryCache }: Context, search: RecipeSearch) =>
  queryCache.get(['recipes', 'reviews'], `page ${JSON.stringify(search)}`, async () => {
    const found = await searchRecipes(db, search);
    return { found, rows: await findCards(db, found.ids, null) };
  });

/** Finds the page; when no recipe has the words, those of the corrected spelling. */
async function findPage(context: Context, search: RecipeSearch) {
  const asTyped = { ...(await readPage(context, search)), criteria: search.criteria, corrected: null };
  const { words } = search.criteria;
  if (asTyped.found.total > 0 || words === null || words.length === 0) return asTyped;
  const spelled = correctSpelling(words, await readVocabulary(context));
  if (spelled === null) return asTyped;
  const criteria: SearchCriteria = { ...search.criteria, words: spelled };
  const page = await readPage(context, { ...search, criteria });
  return page.found.total > 0 ? { ...page, criteria, corrected: spelled.join(' ') } : asTyped;
}

export const listRecipes: Handler<'listRecipes'> = async (context, { query, member: { userId } }) => {
  const { db, queryCache, foods } = context;
  const typed = readSearch(query.query ?? '', foods);
  const criteria = readCriteria(query, foods, typed);
  if ('unknown' in criteria) throw unknownFilterTerms(criteria.unknown);
  const { page = 1, per_page: perPage = 10, sort = 'default' } = query;
  const profile = await findDietaryProfile(context, userId);
  const hasOwn = await queryCache.getFresh(['recipes'], `own recipes ${userId}`, () =>
    hasOwnRecipes(db, userId),
  );
  const owner = hasOwn ? userId : null;
  const words = criteria.words ?? [];
  const noted = await queryCache.getFresh(['recipe_notes'], `notes ${userId} ${words.join(' ')}`, () =>
    findNoted(db, userId, words),
  );
  const search = {
    criteria,
    sort,
    page,
    perPage,
    owner,
    noted,
    rules: [],
    lists: query.applyUserMeta ? profile.lists : noLists,
  };
  const { found, rows, corrected } = await findPage(context, search);
  const favorites = await queryCache.getFresh(['favorites'], `favorites ${userId} ${found.ids}`, () =>
    findFavoritesAmong(db, userId, found.ids),
  );
  return {
    data: rows.map((row) => recipeCard({ ...row, is_favorite: favorites.has(row.id) }, profile, foods)),
    meta: {
      current_page: page,
      last_page: found.lastPage,
      per_page: perPage,
      total: found.total,
      total_is_exact: found.isExact,
      not_filtered_by: ruleWords(uncoveredRules(profile, askedProfile(criteria, search.lists))),
      understood: [...typed.understood],
      corrected,
    },
  };
};
