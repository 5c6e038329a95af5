import { type Kysely, sql } from 'kysely';

/** Best rated first, without reading and sorting all recipes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index recipes_by_rating on recipes (
      (reviews_sum::float / nullif(reviews_count, 0)) desc nulls last, reviews_count desc, id
    )`.execute(db);
}
