import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      key text primary key,
      value json not null,
      origin text not null check (origin in ('content', 'operator'))
    )`.execute(db);
  await sql`create table content_versions (name text primary key, hash text not null)`.execute(db);
}
