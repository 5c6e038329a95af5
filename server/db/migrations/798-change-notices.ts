import { type Kysely, sql } from 'kysely';

/**
 * Notifies every instance when a transaction that wrote one of these tables is committed, once for each table. They are
 * those of reads that many share, and are written rarely: commits that notify wait for one another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('kindfare_changes', tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of ['pages', 'recipe_details', 'recipes', 'reviews', 'title_words'])
    await sql`
      create trigger notify_change after insert or update or delete or truncate on ${sql.ref(table)}
      for each statement execute function notify_change()`.execute(db);
}
