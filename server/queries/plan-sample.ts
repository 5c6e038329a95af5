import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rng } from '#domain/random/random.ts';
import { tagRange } from '#domain/recipe/search-tags.ts';
import type { Db } from '#server/db/connect.ts';

/** The ids are cut into so many stretches of equal length; some recipes of each are read, in order of id. */
const stretches = 64;
/** Recipes read for each that is chosen, so that rare cuisines and proteins can be chosen from. */
const readPerChosen = 2;
/** About so many are on a page of the table. */
const rowsPerPage = 4;

interface Sampled {
  readonly id: number;
}

interface SampleParts {
  /** What the recipes must meet. */
  readonly all: RawBuilder<SqlBool>;
  /** Selected beside the id. */
  readonly breaks: RawBuilder<unknown>;
  readonly most: number;
  readonly seed: number;
}

/** The share of recipes that fit, by the first of them, and about how many do up to the last id. */
function commonness(first: readonly Sampled[], lastId: number) {
  const start = first[0]?.id ?? 0;
  const share = first.length / ((first.at(-1)?.id ?? start) - start + 1);
  return { share, fitting: share * (lastId - start + 1) };
}

/** About how many recipes fit, by the ids of the first of them. */
export const fittingOf = (first: readonly Sampled[], lastId: number): number =>
  commonness(first, lastId).fitting;

/**
 * Whether so few recipes fit that reading them all by index takes fewer pages than passing over the others in
 * stretches. The first ones show how common they are.
 */
export function areFew(first: readonly Sampled[], lastId: number, most: number): boolean {
  const { share, fitting } = commonness(first, lastId);
  return fitting < (readPerChosen * most) / share / rowsPerPage;
}

/** The highest id of a recipe; 0 without one. */
export async function findLastId(db: Db): Promise<number> {
  const { rows } = await sql<{ readonly id: number | null }>`select max(id)::int as id from recipes`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** The lowest tag of a kind; 0 without one. */
const firstTag = ([from, to]: readonly [number, number]) =>
  sql`coalesce(min(tag) filter (where tag between ${from}::int and ${to}::int), 0)`;

/** Some recipes of each stretch. */
function inStretches({ all, breaks, most, seed }: SampleParts, start: number, lastId: number) {
  const random = rng(seed);
  const shifts = Array.from({ length: stretches }, () => random());
  const each = Math.ceil((readPerChosen * most) / stretches);
  const width = Math.floor((lastId - start) / stretches) + 1;
  const columns = sql`recipes.id, ${breaks} as breaks, tags`;
  return sql`
    select found.* from (
      select ${start}::bigint + ${width}::bigint * (place - 1) as low, ${start}::bigint + ${width}::bigint * place as high,
        ${start}::bigint + ${width}::bigint * (place - 1) + floor(${width}::float8 * shift)::bigint as middle
      from unnest(${shifts}::float8[]) with ordinality as shifted (shift, place)
    ) as stretch, lateral (
      (select ${columns} from recipes where recipes.id >= middle and recipes.id < high and ${all} order by recipes.id)
      union all
      (select ${columns} from recipes where recipes.id >= low and recipes.id < middle and ${all} order by recipes.id)
      limit ${each}
    ) as found`;
}

/**
 * A sample of the recipes that meet the conditions: the same one for the same seed and recipes. It is read in stretches
 * from all over the table, not from its beginning, or whole if few fit, and takes a recipe of each cuisine and protein
 * in turn, so that what is rare is in it. `first` fills up what is missing where ids are far apart.
 */
export async function samplePlanRecipes<Row extends Sampled>(
  db: Db,
  parts: SampleParts,
  first: readonly Row[],
  lastId: number,
): Promise<Row[]> {
  const { all, breaks, most, seed } = parts;
  const found = areFew(first, lastId, most)
    ? sql`select recipes.id, ${breaks} as breaks, tags from recipes where ${all}`
    : inStretches(parts, first[0]?.id ?? 0, lastId);
  const { rows } = await sql<Row>`
    with seen as (
      select id, breaks, cuisine, protein from (${found}) as found, lateral (
        select ${firstTag(tagRange.cuisine)} as cuisine, ${firstTag(tagRange.protein)} as protein
        from unnest(tags) as tag
      ) as firsts
    ), ranked as (
      select id, breaks, row_number() over (
        partition by cuisine, protein order by hashint8extended(id, ${seed}::bigint), id
      ) as turn
      from seen
    )
    select id::int, breaks from ranked order by turn, ranked.id limit ${most}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const filling = first.filter(({ id }) => !known.has(id)).slice(0, most - rows.length);
  return [...rows, ...filling].toSorted((a, b) => a.id - b.id);
}
