import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packages (
      id text primary key,
      name text not null,
      price_cents integer not null check (price_cents > 0),
      price_yearly_cents integer not null check (price_yearly_cents > 0),
      trial_days integer not null check (trial_days >= 0),
      features text[] not null,
      active boolean not null,
      origin text not null check (origin in ('content', 'operator'))
    )`.execute(db);
}
