import { type Kysely, sql } from 'kysely';

/** First use of a generation of tokens; that of existing ones is not known, so they count as used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_tokens add column used_at timestamptz default now()`.execute(db);
  await sql`alter table session_tokens alter column used_at drop default`.execute(db);
}
