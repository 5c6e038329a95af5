import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { type ReadSearch, readSearch, withWords } from '#domain/recipe/read-search.ts';
import { soughtWords } from '#domain/recipe/search-choices.ts';
import { type Query, readCriteria } from '#domain/recipe/search-criteria.ts';
import { correctSpelling } from '#domain/recipe/spelling.ts';
import type { Context } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { findMember, type MemberSnapshot } from '#server/health/member-snapshot.ts';
import { findTable } from '#server/household/table.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { findNoted } from '#server/queries/recipe-notes.ts';
import { countRecipes, type UnpagedSearch } from '#server/queries/recipe-search.ts';
import { readVocabulary } from './search-vocabulary.ts';
import { unknownFilterTerms } from './unknown-filter-terms.ts';

/** The member who searches, as known when the call began. */
export interface Searcher {
  readonly userId: string;
  readonly member: MemberSnapshot;
}

export const findSearcher = async (context: Context, userId: string): Promise<Searcher> => ({
  userId,
  member: await findMember(context, userId),
});

/** A search of a member as the database runs it, with what their words were understood as. */
export interface MemberSearch {
  readonly query: Query;
  readonly typed: ReadSearch;
  readonly profile: DietaryProfile;
  readonly search: UnpagedSearch;
}

/** Without words no note is searched, so nothing is read or cached. */
const findNotedRecipes = async ({ db, queryCache }: Context, userId: string, words: readonly string[]) =>
  words.length === 0
    ? {}
    : queryCache.getOwn(['recipe_notes'], { member: userId, read: `notes ${words.join(' ')}` }, () =>
        findNoted(db, userId, words),
      );

/** What a dish has to pass for whom the search is; 422 for somebody who isn't at the member's table, or shares nothing. */
async function rulesFor(
  context: Context,
  userId: string,
  whom: string,
  profile: DietaryProfile,
): Promise<readonly ProfileRule[]> {
  if (whom === 'me') return rulesOf(profile);
  const table = await findTable(context, userId);
  const meant = (table ?? []).filter(({ id }) => whom === 'us' || id === whom);
  const profiles = meant.flatMap((person) => person.profile ?? []);
  if (profiles.length === 0) throw invalid({ for: [householdMessages.unknownEater] });
  return profiles.flatMap(rulesOf);
}

/** Throws the 422 of a filter term that means nothing. */
export async function readMemberSearch(
  context: Context,
  searcher: Searcher,
  query: Query,
): Promise<MemberSearch> {
  const { foods } = context;
  const typed = readSearch(query.query ?? '', foods);
  const criteria = readCriteria(query, foods, typed);
  if ('unknown' in criteria) throw unknownFilterTerms(criteria.unknown);
  const { userId, member } = searcher;
  const { profile, hasOwnRecipes, hasNotes } = member;
  const noted = hasNotes ? await findNotedRecipes(context, userId, soughtWords(criteria)) : {};
  const search = {
    criteria,
    owner: hasOwnRecipes ? userId : null,
    noted,
    rules: query.for === undefined ? [] : await rulesFor(context, userId, query.for, profile),
    fitRules: query.sort === 'fit' ? rulesOf(profile) : [],
    lists: query.applyUserMeta ? profile.lists : noLists,
  };
  return { query, typed, profile, search };
}

/** The total of a search; cached while no recipe changes. */
export const countHits = ({ db, queryCache }: Context, { search }: Pick<MemberSearch, 'search'>) =>
  queryCache.get(['recipes', 'reviews'], `count ${JSON.stringify(search)}`, () => countRecipes(db, search));

/** The same search with corrected words; null if none is misspelled. */
export async function correctedSearch(
  context: Context,
  searcher: Searcher,
  { query, search }: MemberSearch,
): Promise<MemberSearch | null> {
  const words = soughtWords(search.criteria);
  if (words.length === 0) return null;
  const spelled = correctSpelling(words, await readVocabulary(context));
  if (spelled === null) return null;
  const replaced = new Map(words.map((word, place) => [word, spelled[place] ?? word]));
  return readMemberSearch(context, searcher, { ...query, query: withWords(query.query ?? '', replaced) });
}
