import { type Kysely, sql } from 'kysely';

/** Plans of the membership whose features reach the household of the member who pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table packages add column household boolean not null default false`.execute(db);
}
