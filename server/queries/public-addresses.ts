import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Ids of recipes in one part of the sitemap. */
const idsPerPart = 10_000;

/** Numbers of the parts that have a public recipe; from each the index leads to the next, as ids have wide gaps. */
export async function findRecipeParts(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ part: number }>`
    with recursive parts (part) as (
      (select id / ${idsPerPart}::int from recipes where owner_id is null order by id limit 1)
      union all
      select (
        select id / ${idsPerPart}::int from recipes
        where id >= (parts.part + 1) * ${idsPerPart}::int and owner_id is null order by id limit 1
      )
      from parts where part is not null
    )
    select part from parts where part is not null order by part`.execute(db);
  return rows.map(({ part }) => Number(part));
}

/** Slugs of the public recipes of a part, oldest first. */
export async function findPublicRecipes(db: Db, part: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('ref_id')
    .where('id', '>=', part * idsPerPart)
    .where('id', '<', (part + 1) * idsPerPart)
    .where('owner_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ ref_id }) => ref_id);
}

/** The content pages that were not removed. */
export async function findPublicPages(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'updated_at as updatedAt'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}
