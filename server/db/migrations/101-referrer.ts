import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The code, not the member: whoever was brought stays so when the other one leaves.
  await sql`alter table users add column referred_by text`.execute(db);
}
