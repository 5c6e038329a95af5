import { type Kysely, sql } from 'kysely';

/** Whether taxes are computed on an order; before, the setting of the site decided for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts add column tax text not null default 'none'
      check (tax in ('none', 'inclusive', 'exclusive'))`.execute(db);
  await sql`
    update checkouts set tax = settings.value #>> '{}' from settings
    where settings.key = 'tax' and settings.value #>> '{}' in ('inclusive', 'exclusive')`.execute(db);
}
