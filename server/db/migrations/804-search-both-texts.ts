import { type Kysely, sql } from 'kysely';

/** A word is found in title and further words at once, so that one look into the index combines several words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index recipes_by_criteria`,
    sql`
      create index recipes_by_criteria on recipes using gin (
        tags, food_ids, oxalate_above_low, oxalate_above_medium, histamine_above_low, histamine_above_medium,
        sulfur_above_low, sulfur_above_medium, fodmap_above_low, salicylate_above_low,
        (' ' || title_key) gin_trgm_ops, (' ' || title_key || ' ' || search_words) gin_trgm_ops
      ) with (fastupdate = off)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
