import { type Kysely, sql } from 'kysely';

/** Doses of one serving, for limits of members. They are computed at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipes add column doses real[]`.execute(db);
}
