import { type Kysely, sql } from 'kysely';

/** What a member ate instead of a dish is a food of their own that is neither offered nor bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table custom_foods add column eaten_only boolean not null default false`.execute(db);
}
