import { type Kysely, sql } from 'kysely';

/** Food tests: what each began with, the events since, and the limits that were accepted. All of it is encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table trigger_programs (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null,
        is_open boolean not null,
        encrypted text not null
      )`,
    sql`create unique index trigger_programs_open on trigger_programs (user_id) where is_open`,
    sql`create index trigger_programs_of_user on trigger_programs (user_id, created_at)`,
    sql`
      create table trigger_events (
        program_id uuid not null references trigger_programs (id) on delete cascade,
        seq integer not null,
        user_id uuid not null references users (id) on delete cascade,
        encrypted text not null,
        primary key (program_id, seq)
      )`,
    sql`create index trigger_events_of_user on trigger_events (user_id)`,
    sql`
      create table trigger_limits (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        encrypted text not null
      )`,
    sql`create index trigger_limits_of_user on trigger_limits (user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
