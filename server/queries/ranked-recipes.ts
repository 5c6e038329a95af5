import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { NotedIds } from './recipe-notes.ts';
import {
  columnsOf,
  estimatedRows,
  fetchByIndex,
  findInTurn,
  firstScan,
  noHits,
  type Sample,
} from './recipe-scans.ts';
import type { Hits, Order, Slice } from './recipe-slices.ts';
import { bothOf, type Conditions, oppositeOf, testOf } from './sql-conditions.ts';
import { conditionsOfWords, ranksOf } from './word-conditions.ts';

/** So many hits are read at once and ordered by rank; of more, each rank is searched by itself. */
const maxRanked = 2_000;

interface RankedHits {
  readonly found: number;
  /** In order of rank and id. */
  readonly ids: readonly (number | string)[] | null;
  /** Of each hit. */
  readonly ranks: readonly number[] | null;
  readonly last: number | null;
  readonly size: number;
}

/**
 * What matches the words best comes first. If there are many hits, ranks that none of the first recipes has are not
 * distinguished: they are rare beginnings of words, and looking for each reads much of the index.
 */
export async function findRanked(
  db: Db,
  withoutWords: Conditions,
  { words, noted }: { readonly words: readonly string[]; readonly noted: NotedIds },
  slice: Slice,
): Promise<Hits | undefined> {
  const withWords = conditionsOfWords(words, noted);
  const conditions = bothOf(withoutWords, withWords);
  const { rank, inTurn } = ranksOf(words, noted);
  const columns = ['title_key', 'search_words', 'id'] as const;
  const order: Order = { by: sql`${rank}, id`, columns };
  const { rows: answers } = await sql<RankedHits>`
    select count(*)::int as found, array_agg(id order by rank, id) as ids, array_agg(rank order by rank, id) as ranks,
      (select id from recipes order by id offset ${firstScan - 1} limit 1) as last,
      ${estimatedRows} as size
    from (
      select id, ${rank} as rank
      from (select ${columnsOf(conditions, order)} from recipes order by id limit ${firstScan}) as seen
      where ${testOf(conditions)}
    ) as hits`.execute(db);
  const [first] = answers;
  if (first === undefined) return noHits;
  const { found, last } = first;
  const size = Math.max(first.size, firstScan);
  const [ids, ranks] = [first.ids ?? [], first.ranks ?? []];
  if (last === null)
    return {
      found: Math.min(found, slice.bound + 1),
      ids: ids.slice(slice.from - 1, Math.min(slice.to, slice.bound + 1)),
    };
  if ((found / firstScan) * size <= maxRanked)
    return fetchByIndex(db, conditions, { ...slice, order, isById: false });
  const sampleOf = (isOf: (rank: number) => boolean): Sample => {
    const own = ids.filter((_, place) => isOf(ranks[place] ?? inTurn.length));
    return { rows: firstScan, hits: { found: own.length, ids: own }, last, size };
  };
  const present = inTurn.flatMap((turn, each) => (ranks.includes(each) ? [{ turn, each }] : []));
  const turns = present.map(({ turn, each }, place) => ({
    conditions: present
      .slice(0, place)
      .map((before) => oppositeOf(before.turn))
      .reduce(bothOf, turn),
    sample: sampleOf((of) => of === each),
  }));
  const rest = {
    conditions: present.map(({ turn }) => oppositeOf(turn)).reduce(bothOf, withWords),
    sample: sampleOf((of) => !present.some(({ each }) => each === of)),
  };
  return findInTurn(db, withoutWords, { turns: [...turns, rest], slice });
}
