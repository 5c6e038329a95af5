import { type Kysely, sql } from 'kysely';

/** Guests report wrong figures, too: a report may have no member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table figure_reports alter column user_id drop not null`.execute(db);
}
