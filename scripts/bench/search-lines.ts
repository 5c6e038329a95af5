import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type Query, readCriteria } from '#domain/recipe/search-criteria.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { Db } from '#server/db/connect.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { type RecipeSearch, searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { recipeCard } from '#server/recipes/recipe-card.ts';
import { pagesRead } from '#tests/server/recipes/recorded-queries.ts';
import { figuresOf, timesOf } from './measure.ts';
import { rulesFor, searches, type TypicalSearch, typedSearches } from './searches.ts';
import { info, type Line, ms, within } from './table.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const perPage = 10;
const heaviest = 10;
/** Members mostly see first pages; page 50 is the worst case of paging. */
const pages = [1, 50] as const;
const maxBytes = 12 * 1024;

type Foods = Parameters<typeof readCriteria>[1];

function criteriaOf(name: string, query: Query, foods: Foods) {
  const criteria = readCriteria(query, foods);
  if ('unknown' in criteria) throw new Error(`${name}: ${JSON.stringify(criteria.unknown)}`);
  return criteria;
}

/** A page of results as JSON, as in a member's response. */
async function search(db: Db, search: RecipeSearch, foods: Foods): Promise<string> {
  const { page } = search;
  const { ids, total, isExact, lastPage } = await searchRecipes(db, search);
  const rows = await findCards(db, ids, unknownId);
  const data = rows.map((row) =>
    recipeCard(row, { ...emptyProfile, limits: search.criteria.levels, lists: search.lists }, foods),
  );
  const meta = {
    current_page: page,
    last_page: lastPage,
    per_page: perPage,
    total,
    total_is_exact: isExact,
    not_filtered_by: [],
    understood: [],
    loosened: [],
    corrected: null,
  };
  return JSON.stringify({ data, meta });
}

const workOf = (db: Db, foods: Foods, typical: TypicalSearch, page: number) => async () => {
  const { name, query, lists, sort } = typical;
  const criteria = criteriaOf(name, query, foods);
  const rules = rulesFor(typical);
  return search(db, { criteria, rules, lists, owner: null, sort, page, perPage }, foods);
};

/**
 * All typical searches, then the ten slowest, first page and page 50, each with its total. `bound`: p95 in
 * ms, null without a promise.
 */
export async function searchLines(
  db: Db,
  setting: string,
  bound: number | null,
  rounds: number,
): Promise<Line[]> {
  const foods = await loadFoods();
  const once = searches.map((search) => ({ name: search.name, work: workOf(db, foods, search, 1) }));
  const times = await timesOf(once, Math.ceil(rounds / 4));
  const pagesBy = new Map<string, number>();
  for (const search of searches)
    pagesBy.set(search.name, await pagesRead(db, (read) => workOf(read, foods, search, 1)()));
  const byTime = searches.toSorted(
    (a, b) => figuresOf(times.get(b.name) ?? []).p50 - figuresOf(times.get(a.name) ?? []).p50,
  );
  const all = figuresOf([...times.values()].flat());
  const limited = searches.filter(({ doses }) => doses !== undefined);
  const byLimits = figuresOf(limited.flatMap(({ name }) => times.get(name) ?? []));
  const heavy = byTime.slice(0, heaviest);
  const letters = typedSearches.flatMap((typed) =>
    Array.from(typed, (_, end) => typed.slice(0, end + 1)).map((query) => ({
      ...{ name: `typed ${query}`, query: { query } },
      ...{ lists: noLists, sort: 'default' as const },
    })),
  );
  const typing = await timesOf(
    letters.map((search) => ({ name: search.name, work: workOf(db, foods, search, 1) })),
    Math.ceil(rounds / 4),
  );
  const asTyped = figuresOf([...typing.values()].flat());
  let bytes = 0;
  const works = heavy.flatMap((search) =>
    pages.map((page) => {
      const work = workOf(db, foods, search, page);
      const measuring = async () => (bytes = Math.max(bytes, Buffer.byteLength(await work())));
      return { name: nameOf(search, page), work: measuring };
    }),
  );
  const measured = await timesOf(works, rounds);
  const timesFor = (search: TypicalSearch, page: number) => measured.get(nameOf(search, page)) ?? [];
  const ofPages = pages.map((page) => {
    const found = figuresOf(heavy.flatMap((search) => timesFor(search, page)));
    const label = `  the ${heaviest} heaviest, page ${page}`;
    return bound === null ? info(label, figures(found)) : within(label, figures(found), found.p95, bound);
  });
  return [
    info(`search, ${setting}`, `all ${searches.length}: ${figures(all)}`),
    bound === null
      ? info('  letter by letter', figures(asTyped))
      : within('  letter by letter', figures(asTyped), asTyped.p95, bound),
    bound === null
      ? info('  by accepted limits', figures(byLimits))
      : within('  by accepted limits', figures(byLimits), byLimits.p95, bound),
    info('  pages read, page 1', pagesOf(searches, pagesBy)),
    info('  pages read by accepted limits', pagesOf(limited, pagesBy)),
    ...ofPages,
    ...heavy.map((search) => {
      const each = pages.map((page) => `page ${page}: ${figures(figuresOf(timesFor(search, page)))}`);
      return info(`    ${search.name}`, each.join(', '));
    }),
    within('  largest answer', `${(bytes / 1024).toFixed(1)} KB`, bytes, maxBytes, 'bytes of JSON'),
  ];
}

/** Median and most pages of 8 KB that one search and its cards read, from memory or not. */
function pagesOf(of: readonly TypicalSearch[], pagesBy: ReadonlyMap<string, number>): string {
  const read = of
    .map(({ name }) => ({ name, pages: pagesBy.get(name) ?? 0 }))
    .toSorted((a, b) => a.pages - b.pages);
  const [median, most] = [read[Math.floor(read.length / 2)], read.at(-1)];
  return `p50 ${median?.pages}, most ${most?.pages} (${most?.name})`;
}

const nameOf = ({ name }: TypicalSearch, page: number) => `${name}, page ${page}`;
type Figures = ReturnType<typeof figuresOf>;
const figures = ({ p50, p95, p99 }: Figures) => `p50 ${ms(p50)} p95 ${ms(p95)} p99 ${ms(p99)} ms`;
