import { type Kysely, sql } from 'kysely';

/** What a running food test leaves out of the food, encrypted, so that no read of a member replays the test. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trigger_programs add column encrypted_low text`.execute(db);
}
