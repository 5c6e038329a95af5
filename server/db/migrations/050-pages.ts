import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      id text primary key,
      name text not null,
      description text not null,
      content text not null,
      origin text not null check (origin in ('content', 'operator')),
      updated_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
}
