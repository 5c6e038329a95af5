import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import type { QueryCache } from '#server/db/query-cache.ts';
import { scanInOrder } from './recipe-scans.ts';
import {
  conditionsOfSearch,
  type FoundPage,
  isCounted,
  isRanked,
  lastPage,
  orders,
  type RecipeSearch,
  type RecipeSort,
  turnsOf,
} from './recipe-search.ts';
import { bothOf, type Conditions, noConditions, testOf } from './sql-conditions.ts';

/** The columns of the last recipe of a page that its place in an order depends on. */
interface Key {
  readonly id: number;
  readonly title_key: string;
  readonly created_at: string;
  readonly ready_in_minutes: number;
  readonly reviews_sum: number;
  readonly reviews_count: number;
  /** Of a list by fit: whether it is among what fits. */
  readonly is_first: boolean;
}
interface Mark {
  /** Hits up to here. */
  readonly behind: number;
  readonly key: Key;
}
interface Marked {
  readonly until: number;
  readonly marks: readonly Mark[];
}

/** Where the pages of searches ended, so that a further page is read from there and not from the first recipe on. */
export interface PageMarks {
  readonly nearest: (search: RecipeSearch) => Mark | null;
  readonly add: (search: RecipeSearch, mark: Mark) => void;
}

/** As long as somebody reads on. Recipes that were added or removed since don't repeat or hide others. */
const keptMs = 10 * 60_000;
const maxSearches = 2_000;
const maxMarks = 50;

export function createPageMarks(clock: () => number = () => performance.now()): PageMarks {
  const searches = new LruCache<Marked>(maxSearches);
  const keyOf = ({ page: _, perPage: __, ...search }: RecipeSearch) => JSON.stringify(search);
  const marksOf = (key: string) => {
    const marked = searches.get(key);
    return marked === undefined || clock() > marked.until ? [] : marked.marks;
  };
  return {
    nearest: (search) => {
      const start = startOf(search);
      const before = marksOf(keyOf(search)).filter(({ behind }) => behind <= start);
      return before.reduce<Mark | null>(
        (best, mark) => (best === null || mark.behind > best.behind ? mark : best),
        null,
      );
    },
    add: (search, mark) => {
      const key = keyOf(search);
      const others = marksOf(key).filter(({ behind }) => behind !== mark.behind);
      searches.set(key, { until: clock() + keptMs, marks: [mark, ...others].slice(0, maxMarks) });
    },
  };
}

/** Of each connection, whose caches for single calls have its `get`. */
const ofConnections = new WeakMap<QueryCache['get'], PageMarks>();
export function pageMarksOf({ get }: QueryCache): PageMarks {
  const known = ofConnections.get(get) ?? createPageMarks();
  ofConnections.set(get, known);
  return known;
}

/** Hits before the page. */
const startOf = ({ page, perPage }: RecipeSearch): number => (page - 1) * perPage;

const score = sql`(reviews_sum::float / nullif(reviews_count, 0))`;

/** What comes behind a recipe in an order, in turn, each as a range of its index. */
const rangesBehind: Readonly<Record<RecipeSort, (key: Key) => readonly RawBuilder<SqlBool>[]>> = {
  default: ({ id }) => [sql`id > ${id}`],
  fit: ({ id }) => [sql`id > ${id}`],
  'a-z': ({ title_key: title, id }) => [sql`(title_key, id) > (${title}, ${id})`],
  'z-a': ({ title_key: title, id }) => [sql`(title_key, id) < (${title}, ${id})`],
  latest: ({ created_at: at, id }) => [sql`(created_at, id) < (${at}::timestamptz, ${id})`],
  quickest: ({ ready_in_minutes: minutes, id }) => [sql`(ready_in_minutes, id) > (${minutes}, ${id})`],
  rating: ({ reviews_sum: sum, reviews_count: count, id }) => {
    const unrated = sql<SqlBool>`${score} is null`;
    if (count === 0) return [sql`(${unrated} and reviews_count = 0 and id > ${id})`];
    const own = sql`(${sum}::int::float / ${count}::int)`;
    return [
      sql`(${score} = ${own} and reviews_count = ${count} and id > ${id})`,
      sql`(${score} = ${own} and reviews_count < ${count})`,
      sql`${score} < ${own}`,
      unrated,
    ];
  },
};

const only = (test: RawBuilder<SqlBool>, search: RecipeSearch): Conditions => ({
  ...noConditions,
  narrowing: [{ test, columns: orders[search.sort].columns }],
});

/** The parts of the list behind a mark, in turn. */
function partsBehind(search: RecipeSearch, { key }: Mark): readonly Conditions[] {
  const ranges = rangesBehind[search.sort](key).map((test) => only(test, search));
  const turns = turnsOf(search);
  if (turns === null) return ranges;
  const [first, second] = turns;
  return key.is_first
    ? [...ranges.map((range) => bothOf(first, range)), second]
    : ranges.map((range) => bothOf(second, range));
}

async function readOn(db: Db, search: RecipeSearch, mark: Mark): Promise<FoundPage> {
  const { perPage, page } = search;
  const skipped = startOf(search) - mark.behind;
  const conditions = conditionsOfSearch(search);
  const ids: number[] = [];
  for (const part of partsBehind(search, mark)) {
    const bound = skipped + perPage - ids.length;
    if (bound < 0) break;
    const slice = { order: orders[search.sort], isById: false, bound, from: 1, to: bound + 1 };
    const hits = await scanInOrder(db, bothOf(conditions, part), slice);
    ids.push(...(hits?.ids ?? []).map(Number));
  }
  const found = mark.behind + ids.length;
  const bound = page * perPage;
  return {
    ids: ids.slice(skipped, skipped + perPage),
    total: Math.min(found, bound),
    isExact: found <= bound,
    lastPage: lastPage(found, perPage),
  };
}

async function keyOf(db: Db, search: RecipeSearch, id: number): Promise<Key | undefined> {
  const [first = noConditions] = turnsOf(search) ?? [];
  const { rows } = await sql<Key>`
    select id::int as id, title_key, created_at::text as created_at, ready_in_minutes, reviews_sum, reviews_count,
      ${testOf(first)} as is_first
    from recipes where id = ${id}`.execute(db);
  return rows[0];
}

/** How far a page may be behind the nearest one that was read, or behind the first. */
export const maxJump = 20_000;

/** Whether the page is so far behind those that were read that looking for it would read much of the table. */
export async function isTooFar(
  db: Db,
  marks: PageMarks,
  search: RecipeSearch,
  most = maxJump,
): Promise<boolean> {
  if (startOf(search) - (marks.nearest(search)?.behind ?? 0) <= most) return false;
  const { rows } = await sql<{ readonly is_large: boolean }>`
    select exists (select from recipes order by id offset ${most} limit 1) as is_large`.execute(db);
  return rows[0]?.is_large ?? false;
}

/** One page of the search; a deep one is read on from where an earlier one ended. */
export async function findDeepPage(
  db: Db,
  marks: PageMarks,
  find: (search: RecipeSearch) => Promise<FoundPage>,
  search: RecipeSearch,
): Promise<FoundPage> {
  if (isCounted(search) || isRanked(search)) return find(search);
  const mark = marks.nearest(search);
  const found = mark === null ? await find(search) : await readOn(db, search, mark);
  const last = found.ids.length < search.perPage ? undefined : found.ids.at(-1);
  const key = last === undefined ? undefined : await keyOf(db, search, last);
  if (key !== undefined) marks.add(search, { behind: search.page * search.perPage, key });
  return found;
}
