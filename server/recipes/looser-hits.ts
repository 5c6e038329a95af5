import type { OperationResponse } from '#contract/operations.ts';
import { looserSearches, withoutWords } from '#domain/recipe/looser-searches.ts';
import { noCriteria, type Query } from '#domain/recipe/search-criteria.ts';
import type { Context } from '#server/context.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { countHits, type MemberSearch, readMemberSearch, type Searcher } from './member-search.ts';

type Looser = OperationResponse<'listRecipes'>['meta']['loosened'][number];

/** Of more words than a person types, each isn't counted by itself. */
const maxWords = 8;

/** The words that no recipe has, whatever else is asked for. */
async function unknownWords(context: Context, { search }: MemberSearch): Promise<readonly string[]> {
  const words = search.criteria.words ?? [];
  const alone = { rules: [], fitRules: [], lists: noLists, owner: search.owner, noted: search.noted ?? {} };
  const unknown = [];
  for (const word of words.length > maxWords ? [] : words) {
    const criteria = { ...noCriteria, words: [word] };
    const { total } = await countHits(context, { search: { ...alone, criteria } });
    if (total === 0) unknown.push(word);
  }
  return unknown;
}

/**
 * What a search without a hit would find with one word or filter less. The words that no recipe has are left out
 * together, as the others find nothing beside one of them; and if that isn't enough, one more.
 */
export async function findLooser(
  context: Context,
  searcher: Searcher,
  search: MemberSearch,
): Promise<Looser[]> {
  const find = async (left: Omit<Looser, 'total' | 'total_is_exact'>, looser: Query): Promise<Looser[]> => {
    const { total, isExact } = await countHits(context, await readMemberSearch(context, searcher, looser));
    return total > 0 ? [{ ...left, total, total_is_exact: isExact }] : [];
  };
  const known = withoutWords(search.query, await unknownWords(context, search), context.foods);
  if (known !== null) {
    const { label, query } = known;
    const found = await find({ label, query: query.query ?? '', without: null, name: null }, query);
    if (found.length > 0) return found;
  }
  const { query, typed, profile } =
    known === null ? search : await readMemberSearch(context, searcher, known.query);
  const counted = [];
  for (const { loosened, query: looser } of looserSearches(query, typed, profile)) {
    const label = known === null ? loosened.label : `${known.label}, ${loosened.label}`;
    counted.push(...(await find({ ...loosened, label }, looser)));
  }
  return counted.toSorted((a, b) => b.total - a.total);
}
