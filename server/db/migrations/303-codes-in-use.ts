import { type Kysely, sql } from 'kysely';

/** Checkouts in progress count as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index checkouts_by_code`.execute(db);
  await sql`create index checkouts_by_code on checkouts (discount_code) where status in ('opening', 'open')`.execute(
    db,
  );
}
