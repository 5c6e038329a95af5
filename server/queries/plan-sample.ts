import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rng } from '#domain/random/random.ts';
import { tagRange } from '#domain/recipe/search-tags.ts';
import type { Db } from '#server/db/connect.ts';

/** The ids are cut into so many stretches of equal length; some recipes of each are read, in order of id. */
const stretches = 64;
/** Recipes read for each that is chosen, so that rare cuisines and proteins can be chosen from. */
const readPerChosen = 2;

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

/** The lowest tag of a kind; 0 without one. */
const firstTag = ([from, to]: readonly [number, number]) =>
  sql`coalesce((select min(tag) from unnest(tags) as tag where tag between ${from}::int and ${to}::int), 0)`;

/**
 * A sample of the recipes that meet the conditions: the same one for the same seed and recipes. It is read in stretches
 * from all over the table, not from its beginning, and takes a recipe of each cuisine and protein in turn, so that
 * what is rare is in it. `first` fills up what is missing where ids are far apart.
 */
export async function samplePlanRecipes<Row extends Sampled>(
  db: Db,
  { all, breaks, most, seed }: SampleParts,
  first: readonly Row[],
): Promise<Row[]> {
  const start = first[0]?.id ?? 0;
  const random = rng(seed);
  const shifts = Array.from({ length: stretches }, () => random());
  const each = Math.ceil((readPerChosen * most) / stretches);
  const columns = sql`recipes.id, ${breaks} as breaks, tags`;
  const { rows } = await sql<Row>`
    with bounds as (
      select ${start}::bigint as low, ((select max(id) from recipes) - ${start}::bigint) / ${stretches}::int + 1 as width
    ), stretch as (
      select low + width * (place - 1) as low, low + width * place as high,
        low + width * (place - 1) + floor(width * shift)::bigint as middle
      from bounds, unnest(${shifts}::float8[]) with ordinality as shifted (shift, place)
    ), seen as (
      select found.*, ${firstTag(tagRange.cuisine)} as cuisine, ${firstTag(tagRange.protein)} as protein
      from stretch, lateral (
        (select ${columns} from recipes where recipes.id >= middle and recipes.id < high and ${all} order by recipes.id)
        union all
        (select ${columns} from recipes where recipes.id >= low and recipes.id < middle and ${all} order by recipes.id)
        limit ${each}
      ) as found
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
