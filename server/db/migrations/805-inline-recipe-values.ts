import { type Kysely, sql } from 'kysely';

/** Values of up to 4 KB together stay inline: what PostgreSQL stores out of line (TOAST), each use of a search reads again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipes set (toast_tuple_target = 4080)`.execute(db);
}
