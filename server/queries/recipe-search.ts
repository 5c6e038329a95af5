import { sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import type { Db } from '#server/db/connect.ts';
import { runShape } from '#server/db/prepared-queries.ts';
import type { MemberLists } from './member-lists.ts';
import {
  allOf,
  bothOf,
  type Conditions,
  conditionsOf,
  conditionsOfRules,
  noConditions,
  oppositeOf,
  ranksOf,
  testOf,
} from './recipe-conditions.ts';
import type { NotedIds } from './recipe-notes.ts';
import { behindOf, counted, type Hits, joined, type Order, type Slice } from './recipe-slices.ts';

export type RecipeSort = 'default' | 'a-z' | 'z-a' | 'latest' | 'quickest' | 'rating' | 'fit';

export interface RecipeSearch {
  readonly criteria: SearchCriteria;
  readonly lists: MemberLists;
  /** Rules that every hit must also follow. */
  readonly rules: readonly ProfileRule[];
  /** Rules that the order `fit` goes by: first what follows all of them. */
  readonly fitRules?: readonly ProfileRule[];
  /** The member whose own recipes are included; null: none. */
  readonly owner: string | null;
  /** Recipes that the member's own notes find. */
  readonly noted?: NotedIds;
  readonly sort: RecipeSort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface FoundPage {
  /** Of this page, in order. */
  readonly ids: readonly number[];
  /** The number of hits, or the bound if there are more. */
  readonly total: number;
  readonly isExact: boolean;
  readonly lastPage: number;
}

/** Totals are exact up to here: 20 pages of the usual size. */
const exactCountLimit = 200;
/** Number of recipes scanned before using an index. */
const firstScan = 2_000;

export const orders = {
  default: { by: sql`id`, columns: ['id'] },
  'a-z': { by: sql`title_key, id`, columns: ['title_key', 'id'] },
  'z-a': { by: sql`title_key desc, id desc`, columns: ['title_key', 'id'] },
  latest: { by: sql`created_at desc, id desc`, columns: ['created_at', 'id'] },
  quickest: { by: sql`ready_in_minutes, id`, columns: ['ready_in_minutes', 'id'] },
  rating: {
    by: sql`reviews_sum::float / nullif(reviews_count, 0) desc nulls last, reviews_count desc, id`,
    columns: ['reviews_sum', 'reviews_count', 'id'],
  },
  fit: { by: sql`id`, columns: ['id'] },
} as const satisfies Record<RecipeSort, Order>;

/** The columns of the subquery; unused ones would be read from every row. */
const columnsOf = (conditions: Conditions, order: Order) => {
  const names = [...order.columns, ...allOf(conditions).flatMap(({ columns }) => columns)];
  return sql.join([...new Set(names)].map((name) => sql.ref(name)));
};

/**
 * Scans the first recipes by id, whatever the requested order. If that covers all recipes or all requested
 * hits, it is the result; otherwise it estimates how common hits are, which statistics of single tags do not.
 */
async function scanFirst(
  db: Db,
  conditions: Conditions,
  slice: Slice,
  { rows, behind = null }: { readonly rows: number; readonly behind?: number | null },
) {
  // literals, by which one plan serves all searches with the same filters
  const [scanned, most] = [sql.lit(rows), sql.lit(slice.bound + 1)];
  const from = behind === null ? sql`` : sql`where id > ${behind}`;
  const isFull = slice.isById ? sql`count(*) = ${most}` : sql`false`;
  const query = sql<Hits & { last: number | null; size: number }>`
    select ${counted(slice)},
      case when ${isFull} then null else
        (select id from recipes ${from} order by id offset ${sql.lit(rows - 1)} limit 1) end as last,
      (select reltuples from pg_class where oid = 'recipes'::regclass) as size
    from (
      select id from (select ${columnsOf(conditions, slice.order)} from recipes ${from} order by id limit ${scanned}) as seen
      where ${testOf(conditions)} order by ${slice.order.by} limit ${most}
    ) as hits`.compile(db);
  const isUsual = rows === firstScan && slice.bound === exactCountLimit;
  const answers = isUsual ? await runShape(db, query) : (await db.executeQuery(query)).rows;
  const { found, ids, last, size } = answers[0] ?? { found: 0, ids: null, last: null, size: 0 };
  const isAnswer = last === null || (slice.isById && found > slice.bound);
  return { hits: { found, ids }, last, isAnswer, share: found / rows, size: Math.max(size, rows) };
}

/** Of a sample that isn't the answer itself: more rows would tell no more. */
const maxSample = 20_000;

/** Scans in order or uses the index and sorts, whichever PostgreSQL's planner prefers. */
export async function scanInOrder(db: Db, conditions: Conditions, slice: Slice) {
  const { rows } = await sql<Hits>`
    select ${counted(slice)} from (
      select id from recipes where ${testOf(conditions)} order by ${slice.order.by} limit ${slice.bound + 1}
    ) as hits`.execute(db);
  return rows[0];
}

/** Fetches all hits by index, then sorts: for hits so rare that a scan in order would read nearly every recipe. */
async function fetchByIndex(db: Db, conditions: Conditions, slice: Slice) {
  const { rows } = await sql<Hits>`
    with rare as materialized (
      select ${sql.join(slice.order.columns.map((name) => sql.ref(name)))} from recipes where ${testOf(conditions)}
    )
    select ${counted(slice)} from (
      select id from rare order by ${slice.order.by} limit ${slice.bound + 1}
    ) as hits`.execute(db);
  return rows[0];
}

/** Cost of reading a row by index, relative to reading the next one by id. */
const indexRowCost = 4;

async function findHits(db: Db, conditions: Conditions, slice: Slice): Promise<Hits | undefined> {
  const most = slice.isById ? Number.POSITIVE_INFINITY : maxSample;
  const sample = Math.min(Math.max(firstScan, 2 * slice.bound), most);
  const first = await scanFirst(db, conditions, slice, { rows: sample });
  if (first.isAnswer) return first.hits;
  const rowsInOrder = slice.bound / first.share;
  const rowsByIndex = first.share * first.size * (slice.isById ? indexRowCost : 1);
  const isRare = first.hits.found <= slice.bound && rowsByIndex < rowsInOrder;
  if (isRare && conditions.narrowing.length > 0) return fetchByIndex(db, conditions, slice);
  if (!slice.isById || isRare) return scanInOrder(db, conditions, slice);
  const rest = { ...slice, ...behindOf(slice, first.hits.found) };
  const rows = Math.ceil(indexRowCost * rowsInOrder) - sample;
  const further = await scanFirst(db, conditions, rest, { rows, behind: first.last });
  return further.isAnswer ? joined(first.hits, further.hits) : scanInOrder(db, conditions, slice);
}

const noHits: Hits = { found: 0, ids: null };

/** Searches one after the other, each in its order, until there are enough hits. */
async function findInTurn(
  db: Db,
  conditions: Conditions,
  { turns, slice }: { readonly turns: readonly Conditions[]; readonly slice: Slice },
): Promise<Hits> {
  const ids: (number | string)[] = [];
  let found = 0;
  for (const turn of turns) {
    const bound = slice.bound - found;
    if (bound < 0) break;
    const hits = (await findHits(db, bothOf(conditions, turn), { ...slice, from: 1, bound })) ?? noHits;
    found += hits.found;
    ids.push(...(hits.ids ?? []));
  }
  return { found, ids: ids.slice(slice.from - 1, slice.to) };
}

/** So many hits are read at once and ordered by rank; of more, each rank is searched by itself. */
const maxRanked = 2_000;

interface RankedHits extends Hits {
  /** Of each hit. */
  readonly ranks: readonly number[] | null;
  readonly is_more: boolean;
  readonly size: number;
}

/**
 * What matches the words best comes first. If there are many hits, ranks that none of the first recipes has are not
 * distinguished: they are rare beginnings of words, and looking for each reads much of the index.
 */
async function findRanked(db: Db, conditions: Conditions, words: readonly string[], slice: Slice) {
  const { rank, inTurn } = ranksOf(words);
  const columns = ['title_key', 'search_words', 'id'] as const;
  const order: Order = { by: sql`${rank}, id`, columns };
  const { rows: answers } = await sql<RankedHits>`
    select count(*)::int as found, array_agg(id order by rank, id) as ids, array_agg(distinct rank) as ranks,
      exists (select from recipes order by id offset ${firstScan} limit 1) as is_more,
      (select reltuples from pg_class where oid = 'recipes'::regclass) as size
    from (
      select id, ${rank} as rank
      from (select ${columnsOf(conditions, order)} from recipes order by id limit ${firstScan}) as seen
      where ${testOf(conditions)}
    ) as hits`.execute(db);
  const [first] = answers;
  if (first === undefined) return noHits;
  const { found, ids, ranks, is_more: isMore, size } = first;
  if (!isMore)
    return {
      found: Math.min(found, slice.bound + 1),
      ids: (ids ?? []).slice(slice.from - 1, Math.min(slice.to, slice.bound + 1)),
    };
  if ((found / firstScan) * size <= maxRanked)
    return fetchByIndex(db, conditions, { ...slice, order, isById: false });
  const present = inTurn.filter((_, place) => ranks?.includes(place) === true);
  const turns = present.map((turn, place) => present.slice(0, place).map(oppositeOf).reduce(bothOf, turn));
  const rest = present.map(oppositeOf).reduce(bothOf, noConditions);
  return findInTurn(db, conditions, { turns: [...turns, rest], slice });
}

/** What fits before what does not. */
export function turnsOf({ sort, fitRules = [] }: RecipeSearch): readonly [Conditions, Conditions] | null {
  if (sort !== 'fit' || fitRules.length === 0) return null;
  const fitting = conditionsOfRules(fitRules);
  return [fitting, oppositeOf(fitting)];
}

export const conditionsOfSearch = ({ criteria, lists, owner, rules, noted }: RecipeSearch): Conditions =>
  bothOf(conditionsOf(criteria, lists, owner, noted), conditionsOfRules(rules));

/** Whether what matches the words best comes first. */
export const isRanked = ({ sort, criteria }: RecipeSearch): boolean =>
  sort === 'default' && (criteria.words ?? []).length > 0;

function hitsOf(db: Db, search: RecipeSearch, slice: Slice): Promise<Hits | undefined> {
  const conditions = conditionsOfSearch(search);
  const words = search.criteria.words ?? [];
  if (isRanked(search)) return findRanked(db, conditions, words, slice);
  const turns = turnsOf(search);
  return turns === null ? findHits(db, conditions, slice) : findInTurn(db, conditions, { turns, slice });
}

/** One page of the recipes that meet the criteria, in a stable order. A page behind the last one is empty. */
export async function searchRecipes(db: Db, search: RecipeSearch): Promise<FoundPage> {
  const { page, perPage } = search;
  const bound = Math.max(exactCountLimit, page * perPage);
  const order = orders[search.sort];
  const isById = search.sort === 'default' || search.sort === 'fit';
  const slice = { order, isById, bound, from: (page - 1) * perPage + 1, to: page * perPage };
  const hits = search.criteria.words === null ? undefined : await hitsOf(db, search, slice);
  const { found, ids } = hits ?? noHits;
  return {
    ids: (ids ?? []).map(Number),
    total: Math.min(found, bound),
    isExact: found <= bound,
    lastPage: lastPage(found, perPage),
  };
}

export const lastPage = (found: number, perPage: number) => Math.max(1, Math.ceil(found / perPage));

/** The search for all hits that are counted anyway, of which its first pages are parts. */
export const countedSearch = (search: RecipeSearch): RecipeSearch => ({
  ...search,
  page: 1,
  perPage: exactCountLimit,
});

/** Whether the page is part of the counted hits. */
export const isCounted = ({ page, perPage }: RecipeSearch): boolean => page * perPage <= exactCountLimit;

/** One page of the counted hits. */
export function pageOf({ ids, total, isExact }: FoundPage, { page, perPage }: RecipeSearch): FoundPage {
  return {
    ids: ids.slice((page - 1) * perPage, page * perPage),
    total,
    isExact,
    lastPage: lastPage(isExact ? total : total + 1, perPage),
  };
}

/** How many recipes meet the criteria; a bound if there are more. */
export async function countRecipes(db: Db, search: Omit<RecipeSearch, 'sort' | 'page' | 'perPage'>) {
  const { total, isExact } = await searchRecipes(db, { ...search, sort: 'latest', page: 1, perPage: 1 });
  return { total, isExact };
}
