import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts add column paid_cents integer not null default 0 check (paid_cents >= 0)`.execute(
    db,
  );
}
