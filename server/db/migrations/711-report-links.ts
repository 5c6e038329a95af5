import { type Kysely, sql } from 'kysely';

/** Links to the report of a diary, for 14 days. A link's token is stored as its hash only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_links (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      token_hash text not null unique,
      last_day date not null,
      created_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index report_links_by_end on report_links (ends_at)`.execute(db);
  await sql`create index report_links_of_user on report_links (user_id)`.execute(db);
}
