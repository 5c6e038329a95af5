import { type Kysely, sql } from 'kysely';

/** Recipes are found by their ingredients too; the words beside the title go into the one index of searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table recipes add column search_words text not null default ''`,
    sql`create table title_words (word text primary key)`,
    sql`drop index recipes_by_criteria`,
    sql`
      create index recipes_by_criteria on recipes using gin (
        tags, oxalate_above_low, oxalate_above_medium, histamine_above_low, histamine_above_medium,
        sulfur_above_low, sulfur_above_medium, fodmap_above_low, salicylate_above_low,
        (' ' || title_key) gin_trgm_ops, (' ' || search_words) gin_trgm_ops
      ) with (fastupdate = off)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
