import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { runShape } from '#server/db/prepared-queries.ts';
import { behindOf, counted, type Hits, isCount, joined, type Order, type Slice } from './recipe-slices.ts';
import { allOf, bothOf, type Conditions, testOf } from './sql-conditions.ts';

/** Totals are exact up to here: 20 pages of the usual size. */
export const exactCountLimit = 200;
/** Number of recipes scanned before using an index. */
export const firstScan = 2_000;

/** The columns of the subquery; unused ones would be read from every row. */
export const columnsOf = (conditions: Conditions, order: Pick<Order, 'columns'>) => {
  const names = [...order.columns, ...allOf(conditions).flatMap(({ columns }) => columns)];
  return sql.join([...new Set(names)].map((name) => sql.ref(name)));
};

/** By the statistics, as counting reads the table. */
export const estimatedRows = sql`(select reltuples from pg_class where oid = 'recipes'::regclass)`;

/** What the first recipes by id hold. */
export interface Sample {
  /** Number of recipes scanned. */
  readonly rows: number;
  readonly hits: Hits;
  /** The last recipe scanned; null if there are no more. */
  readonly last: number | null;
  /** The estimated number of recipes. */
  readonly size: number;
}

/**
 * Scans the first recipes by id, whatever the requested order. If that covers all recipes or all requested
 * hits, it is the result; otherwise it estimates how common hits are, which statistics of single tags do not.
 */
async function scanFirst(
  db: Db,
  conditions: Conditions,
  slice: Slice,
  { rows, behind = null }: { readonly rows: number; readonly behind?: number | null },
): Promise<Sample> {
  // literals, by which one plan serves all searches with the same filters
  const [scanned, most] = [sql.lit(rows), sql.lit(slice.bound + 1)];
  const from = behind === null ? sql`` : sql`where id > ${behind}`;
  const isFull = slice.isById ? sql`count(*) = ${most}` : sql`false`;
  const query = sql<Hits & { last: number | null; size: number }>`
    select ${counted(slice)},
      case when ${isFull} then null else
        (select id from recipes ${from} order by id offset ${sql.lit(rows - 1)} limit 1) end as last,
      ${estimatedRows} as size
    from (
      select id from (select ${columnsOf(conditions, slice.order)} from recipes ${from} order by id limit ${scanned}) as seen
      where ${testOf(conditions)} order by ${slice.order.by} limit ${most}
    ) as hits`.compile(db);
  const isUsual = rows === firstScan && slice.bound === exactCountLimit;
  const answers = isUsual ? await runShape(db, query) : (await db.executeQuery(query)).rows;
  const { found, ids, last, size } = answers[0] ?? { found: 0, ids: null, last: null, size: 0 };
  return { rows, hits: { found, ids }, last, size: Math.max(size, rows) };
}

const isAnswer = ({ hits, last }: Sample, { isById, bound }: Slice): boolean =>
  last === null || (isById && hits.found > bound);

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

/** The hits among so many recipes of the order, behind so many. */
async function scanPart(
  db: Db,
  conditions: Conditions,
  slice: Slice,
  { rows, behind }: { readonly rows: number; readonly behind: number },
): Promise<Hits> {
  // a filter keeps the order, and with a sort of its own the part would be read to its end
  const { by } = slice.order;
  const { rows: answers } = await sql<Hits>`
    select ${counted(slice)} from (
      select id from (
        select ${columnsOf(conditions, slice.order)} from recipes order by ${by} offset ${behind} limit ${rows}
      ) as seen
      where ${testOf(conditions)} limit ${slice.bound + 1}
    ) as hits`.execute(db);
  return answers[0] ?? noHits;
}

/** Fetches all hits by index, then sorts: for hits so rare that a scan in order would read nearly every recipe. */
export async function fetchByIndex(db: Db, conditions: Conditions, slice: Slice) {
  // of what is only counted, no more is read than the bound
  const order = isCount(slice) ? sql`` : sql`order by ${slice.order.by}`;
  const { rows } = await sql<Hits>`
    with rare as materialized (
      select ${sql.join(slice.order.columns.map((name) => sql.ref(name)))} from recipes where ${testOf(conditions)}
    )
    select ${counted(slice)} from (
      select id from rare ${order} limit ${slice.bound + 1}
    ) as hits`.execute(db);
  return rows[0];
}

/** Cost of reading a row by the index of criteria, relative to reading the next one by id or by another order. */
const indexRowCost = { byId: 4, byOther: 2 } as const;

/** Cost of an entry of the index alone, in the same unit, of what is only counted. */
const indexEntryCost = 0.5;

/** Whether hits are so rare that an index finds them sooner, and else how many recipes in order are read for a page. */
function estimate({ rows, hits: { found }, size }: Omit<Sample, 'last'>, slice: Slice) {
  const { bound, isById } = slice;
  const inOrder = found === 0 ? Number.POSITIVE_INFINITY : (bound * rows) / found;
  const all = (found / rows) * size;
  const rowCost = indexRowCost[isById ? 'byId' : 'byOther'];
  const byIndex = isCount(slice) ? Math.min(all, bound) * rowCost + all * indexEntryCost : all * rowCost;
  // in steps, as hits may be denser among the first; in another order each reads again what those before it have read
  const enough = Math.ceil(1.25 * inOrder);
  const isOneStep = enough <= (isById ? 4 : 10) * rows;
  return { isRare: found <= bound && byIndex < inOrder, until: isOneStep ? enough : 4 * rows };
}

const findRare = (db: Db, conditions: Conditions, slice: Slice) =>
  conditions.narrowing.length > 0 ? fetchByIndex(db, conditions, slice) : scanInOrder(db, conditions, slice);

/** `sample`: if the first recipes were scanned for these conditions already. */
export async function findHits(
  db: Db,
  conditions: Conditions,
  slice: Slice,
  sample?: Sample,
): Promise<Hits | undefined> {
  const most = slice.isById ? Number.POSITIVE_INFINITY : maxSample;
  const rows = Math.min(Math.max(firstScan, 2 * slice.bound), most);
  const first = sample ?? (await scanFirst(db, conditions, slice, { rows }));
  if (isAnswer(first, slice)) return first.hits;
  return slice.isById ? readOn(db, conditions, slice, first) : readInOrder(db, conditions, slice, first);
}

/** Behind the first recipes by id, until there are enough hits. */
async function readOn(db: Db, conditions: Conditions, slice: Slice, first: Sample) {
  let seen = first;
  while (!isAnswer(seen, slice)) {
    const { isRare, until } = estimate(seen, slice);
    if (isRare) return findRare(db, conditions, slice);
    const rest = { ...slice, ...behindOf(slice, seen.hits.found) };
    const { last, rows, hits } = seen;
    const further = await scanFirst(db, conditions, rest, { rows: until - rows, behind: last });
    seen = { ...further, rows: until, hits: joined(hits, further.hits) };
  }
  return seen.hits;
}

/** The first recipes of another order than by id, of which `sample` tells how common hits are. */
async function readInOrder(db: Db, conditions: Conditions, slice: Slice, { size, ...sample }: Sample) {
  let known = sample;
  let [read, hits] = [0, noHits];
  while (hits.found <= slice.bound) {
    const { isRare, until } = estimate({ ...known, size }, slice);
    if (isRare) return findRare(db, conditions, slice);
    // most of a table is read as fast as all of it
    if (until > size / 2) return scanInOrder(db, conditions, slice);
    const rest = { ...slice, ...behindOf(slice, hits.found) };
    const further = await scanPart(db, conditions, rest, { rows: until - read, behind: read });
    hits = joined(hits, further);
    known = { ...known, rows: until, hits };
    read = until;
  }
  return hits;
}

export const noHits: Hits = { found: 0, ids: null };

interface Turn {
  readonly conditions: Conditions;
  /** If the first recipes were scanned for both conditions already. */
  readonly sample?: Sample;
}

/** Searches one after the other, each in its order, until there are enough hits. */
export async function findInTurn(
  db: Db,
  conditions: Conditions,
  { turns, slice }: { readonly turns: readonly Turn[]; readonly slice: Slice },
): Promise<Hits> {
  const ids: (number | string)[] = [];
  let found = 0;
  for (const turn of turns) {
    const bound = slice.bound - found;
    if (bound < 0) break;
    const own = { ...slice, from: 1, bound };
    const hits = (await findHits(db, bothOf(conditions, turn.conditions), own, turn.sample)) ?? noHits;
    found += hits.found;
    ids.push(...(hits.ids ?? []));
  }
  return { found, ids: ids.slice(slice.from - 1, slice.to) };
}
