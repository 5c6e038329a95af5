import type { OperationResponse } from '#contract/operations.ts';
import { ruleWords } from '#domain/dietary-profile/judgement-text.ts';
import { uncoveredRules } from '#domain/dietary-profile/uncovered-rules.ts';
import type { Call, Context } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import type { Person } from '#server/household/household-people.ts';
import { tableFits } from '#server/household/table-fit.ts';
import { findDeepPage, isTooFar, maxJump, pageMarksOf } from '#server/queries/keyset-pages.ts';
import { profileOfCriteria } from '#server/queries/recipe-conditions.ts';
import {
  countedSearch,
  isCounted,
  isFirstRanked,
  pageOf,
  type RecipeSearch,
  searchRecipes,
} from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { findLooser } from './looser-hits.ts';
import { correctedSearch, type MemberSearch, readMemberSearch, type Searcher } from './member-search.ts';
import { recipeCard } from './recipe-card.ts';

const tooFar = () =>
  invalid({
    page: [
      `This page is more than ${maxJump.toLocaleString('en-US')} recipes on. Open those before it first.`,
    ],
  });

/**
 * Caches hits and cards for equal searches while no recipe changes; member data is added per request. The hits
 * that are counted serve all their pages, so that only one searches; but the first page by words is searched by
 * itself. A search that finds the member's own recipes or notes is the member's entry.
 */
async function readPage({ db, queryCache }: Context, userId: string, search: RecipeSearch) {
  const marks = pageMarksOf(queryCache);
  if (await isTooFar(db, marks, search)) throw tooFar();
  const isOwn = search.owner !== null || Object.keys(search.noted ?? {}).length > 0;
  const key = (read: string) => (isOwn ? ({ member: userId, read, isLarge: true } as const) : read);
  const find = (which: RecipeSearch) =>
    queryCache.get(['recipes', 'reviews'], key(`hits ${JSON.stringify(which)}`), () =>
      findDeepPage(db, marks, (each) => searchRecipes(db, each), which),
    );
  const isPart = isCounted(search) && !isFirstRanked(search);
  const found = isPart ? pageOf(await find(countedSearch(search)), search) : await find(search);
  const rows = await queryCache.get(['recipes', 'reviews'], key(`cards ${found.ids}`), () =>
    findCards(db, found.ids, null),
  );
  return { found, rows };
}

type Paging = Pick<RecipeSearch, 'sort' | 'page' | 'perPage'>;

/** Finds the page; when no recipe has the words, those of the corrected spelling. `nearest` has these even if nothing has all. */
async function findPage(context: Context, searcher: Searcher, criteria: MemberSearch, paging: Paging) {
  const { userId } = searcher;
  const asTyped = await readPage(context, userId, { ...criteria.search, ...paging });
  const corrected = asTyped.found.total > 0 ? null : await correctedSearch(context, searcher, criteria);
  if (corrected === null) return { ...asTyped, used: criteria, nearest: criteria, corrected: null };
  const page = await readPage(context, userId, { ...corrected.search, ...paging });
  return page.found.total > 0
    ? { ...page, used: corrected, nearest: corrected, corrected: corrected.query.query ?? '' }
    : { ...asTyped, used: criteria, nearest: corrected, corrected: null };
}

/** A page of a search, without the member's favorites. `table`: the people the member eats with; null for a member who eats alone. */
export async function makePage(
  context: Context,
  searcher: Searcher,
  query: Call<'listRecipes'>['query'],
  table: readonly Person[] | null,
): Promise<OperationResponse<'listRecipes'>> {
  const { foods } = context;
  const { page = 1, per_page: perPage = 10, sort = 'default' } = query;
  const criteria = await readMemberSearch(context, searcher, query);
  const { found, rows, used, nearest, corrected } = await findPage(context, searcher, criteria, {
    sort,
    page,
    perPage,
  });
  const { profile, typed, search } = used;
  const fits = await tableFits(context, rows, table);
  // everything the member saved is among what these have to pass
  const isForMember = query.for === 'me' || query.for === 'us';
  return {
    data: rows.map((row, at) => ({
      ...recipeCard({ ...row, is_favorite: false }, profile, foods),
      ...fits[at],
    })),
    meta: {
      current_page: page,
      last_page: found.lastPage,
      per_page: perPage,
      total: found.total,
      total_is_exact: found.isExact,
      ...(table !== null && {
        people: table
          .filter((person) => person.profile !== null)
          .map(({ id, name, isMe }) => ({ id, name, is_me: isMe })),
      }),
      not_filtered_by: isForMember
        ? []
        : ruleWords(uncoveredRules(profile, profileOfCriteria(search.criteria, search.lists))),
      understood: [...typed.understood],
      loosened: found.total > 0 ? [] : await findLooser(context, searcher, nearest),
      corrected,
    },
  };
}
