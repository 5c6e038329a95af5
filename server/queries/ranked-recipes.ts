import { type RawBuilder, sql } from 'kysely';
import type { Choice } from '#domain/recipe/search-choices.ts';
import type { Db } from '#server/db/connect.ts';
import { runShape } from '#server/db/prepared-queries.ts';
import type { NotedIds } from './recipe-notes.ts';
import {
  columnsOf,
  estimatedRows,
  findHits,
  findInTurn,
  firstScan,
  noHits,
  type Sample,
} from './recipe-scans.ts';
import { counted, countOf, type Hits, type Slice } from './recipe-slices.ts';
import { bothOf, type Conditions, oppositeOf, testOf } from './sql-conditions.ts';
import { conditionsOfChoices, indexedChoices, paddedTexts, rankOf, turnsOfRanks } from './word-conditions.ts';

/** So many hits are read at once and ordered by rank; of more, each rank is searched by itself. */
const maxRanked = 2_000;
/** So many recipes often tell that hits are rare, unless there are too many to tell. */
const sampledRows = 500;
const maxSampledOf = 250_000;
const sampleSize = sql<number>`(case when ${estimatedRows} between ${sql.lit(firstScan + 1)} and ${sql.lit(maxSampledOf)}
  then ${sql.lit(sampledRows)} else ${sql.lit(firstScan)} end)`;

interface RankedSample extends Omit<Sample, 'hits'> {
  /** In order of id. */
  readonly hits: readonly { readonly id: number | string; readonly rank: number }[];
}

const textColumns = { columns: ['title_key', 'search_words', 'id'] } as const;

interface Sought {
  readonly choices: readonly Choice[];
  readonly noted: NotedIds;
}

/** Ids and ranks of what has the words among the recipes; `offset`, as texts and ranks would be made for each use. */
const rankedIn = (recipes: RawBuilder<unknown>, conditions: Conditions, { choices, noted }: Sought) => sql`
  (select id, rank from (
    select id, ${rankOf(choices, noted)} as rank from (
      select id, ${paddedTexts} from ${recipes} where ${testOf(conditions)} offset 0
    ) as padded offset 0
  ) as ranked where rank is not null)`;

/** Scans the first recipes by id, or the first behind one. */
async function scanRanked(
  db: Db,
  withoutWords: Conditions,
  sought: Sought,
  { rows, behind }: { readonly rows: RawBuilder<number>; readonly behind: number | null },
): Promise<RankedSample> {
  const from = behind === null ? sql`` : sql`where id > ${behind}`;
  const columns = columnsOf(withoutWords, textColumns);
  const seen = sql`(select ${columns} from recipes ${from} order by id limit ${rows}) as seen`;
  const query = sql<{
    readonly ids: readonly (number | string)[] | null;
    readonly ranks: readonly number[] | null;
    readonly rows: number;
    readonly last: number | null;
    readonly size: number;
  }>`
    select array_agg(id order by id) as ids, array_agg(rank order by id) as ranks, ${rows} as rows,
      (select id from recipes ${from} order by id offset ${rows} - 1 limit 1) as last,
      ${estimatedRows} as size
    from ${rankedIn(seen, withoutWords, sought)} as hits`.compile(db);
  const [answer = { ids: null, ranks: null, rows: 0, last: null, size: 0 }] = await runShape(db, query);
  const ranks = answer.ranks ?? [];
  const hits = (answer.ids ?? []).map((id, at) => ({ id, rank: ranks[at] ?? 0 }));
  return { hits, rows: answer.rows, last: answer.last, size: Math.max(answer.size, answer.rows) };
}

/** Fetches all hits by index, then orders them by rank. */
async function fetchRanked(db: Db, withoutWords: Conditions, sought: Sought, slice: Slice): Promise<Hits> {
  const conditions = bothOf(withoutWords, indexedChoices(sought.choices, sought.noted));
  const { rows } = await sql<Hits>`
    select ${counted(slice)} from (
      select id from ${rankedIn(sql`recipes`, conditions, sought)} as hits order by rank, id limit ${slice.bound + 1}
    ) as hits`.execute(db);
  return rows[0] ?? noHits;
}

/** Whether all hits are hardly more than are read at once: of the smaller sample in 95 of 100 cases (Poisson). */
function isRare({ hits, rows, size }: RankedSample): boolean {
  const most = rows < firstScan ? hits.length + 2 * Math.sqrt(hits.length) + 3 : hits.length;
  return (most / rows) * size <= maxRanked;
}

const sampleOf = ({ rows, last, size }: RankedSample, hits: RankedSample['hits']): Sample => ({
  rows,
  last,
  size,
  hits: { found: hits.length, ids: hits.map(({ id }) => id) },
});

/** The slice, if the first recipes fill it with the best rank, in which others come later; else null. */
function bestOf({ hits }: RankedSample, { from, to }: Slice): Pick<Hits, 'ids'> | null {
  const best = hits.filter(({ rank }) => rank === 0);
  return best.length < to ? null : { ids: best.slice(from - 1, to).map(({ id }) => id) };
}

/** Searches each rank that the first recipes have by itself, then the rest. */
function findByRank(
  db: Db,
  withoutWords: Conditions,
  { choices, noted }: Sought,
  { first, slice }: { readonly first: RankedSample; readonly slice: Slice },
): Promise<Hits> {
  const { hits } = first;
  const present = turnsOfRanks(choices, noted).flatMap((turn, rank) =>
    hits.some((hit) => hit.rank === rank) ? [{ turn, rank }] : [],
  );
  const turns = present.map(({ turn, rank }, place) => ({
    conditions: present
      .slice(0, place)
      .map((before) => oppositeOf(before.turn))
      .reduce(bothOf, turn),
    sample: sampleOf(
      first,
      hits.filter((hit) => hit.rank === rank),
    ),
  }));
  const isRest = (hit: { readonly rank: number }) => !present.some(({ rank }) => rank === hit.rank);
  const rest = {
    conditions: present
      .map(({ turn }) => oppositeOf(turn))
      .reduce(bothOf, conditionsOfChoices(choices, noted)),
    sample: sampleOf(first, hits.filter(isRest)),
  };
  return findInTurn(db, withoutWords, { turns: [...turns, rest], slice });
}

/**
 * What matches the words best comes first. If there are many hits, ranks that none of the first recipes has are not
 * distinguished: they are rare beginnings of words, and looking for each reads much of the index.
 */
export async function findRanked(
  db: Db,
  withoutWords: Conditions,
  sought: Sought,
  slice: Slice,
): Promise<Hits> {
  const scan = (rows: RawBuilder<number>, behind: number | null) =>
    scanRanked(db, withoutWords, sought, { rows, behind });
  let first = await scan(sampleSize, null);
  const tellsEnough = isRare(first) || bestOf(first, slice) !== null;
  if (first.last !== null && first.rows < firstScan && !tellsEnough) {
    const further = await scan(sql.lit(firstScan - first.rows), first.last);
    first = { ...further, rows: firstScan, hits: [...first.hits, ...further.hits] };
  }
  const { hits, last } = first;
  if (last === null) {
    const ids = hits.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);
    return {
      found: Math.min(ids.length, slice.bound + 1),
      ids: ids.slice(slice.from - 1, Math.min(slice.to, slice.bound + 1)),
    };
  }
  if (isRare(first)) return fetchRanked(db, withoutWords, sought, slice);
  if (slice.to >= slice.bound) return findByRank(db, withoutWords, sought, { first, slice });
  const conditions = bothOf(withoutWords, conditionsOfChoices(sought.choices, sought.noted));
  const all = await findHits(db, conditions, countOf(slice), sampleOf(first, hits));
  const page = { ...slice, bound: slice.to - 1 };
  const { ids } =
    bestOf(first, slice) ?? (await findByRank(db, withoutWords, sought, { first, slice: page }));
  return { found: all?.found ?? 0, ids };
}
