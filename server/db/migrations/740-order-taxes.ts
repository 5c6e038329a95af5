import { type Kysely, sql } from 'kysely';

/**
 * Whether taxes are computed on an order; before, the setting of the site decided for all. And an index for checkouts
 * that are over once what they replace has changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts add column tax text not null default 'none'
      check (tax in ('none', 'inclusive', 'exclusive'))`.execute(db);
  await sql`
    update checkouts set tax = settings.value #>> '{}' from settings
    where settings.key = 'tax' and settings.value #>> '{}' in ('inclusive', 'exclusive')`.execute(db);
  await sql`create index checkouts_by_replaced on checkouts (replaces) where replaces is not null`.execute(
    db,
  );
}
