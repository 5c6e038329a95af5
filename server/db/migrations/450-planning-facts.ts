import { type Kysely, sql } from 'kysely';

/** Read for thousands of recipes at once, so it is separate from the nutrients, which are twenty times as large. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipe_details add column planning jsonb`.execute(db);
}
