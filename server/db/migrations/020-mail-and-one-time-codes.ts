import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table outbox (
        id bigint generated always as identity primary key,
        user_id uuid references users on delete cascade,
        topic text not null,
        sealed text not null,
        created_at timestamptz not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        claimed_until timestamptz,
        give_up_at timestamptz not null
      )`,
    sql`create index outbox_due on outbox (next_attempt_at)`,
    sql`create index outbox_of_user on outbox (user_id)`,
    sql`create index outbox_of_topic on outbox (topic)`,
    sql`
      create table one_time_codes (
        id uuid primary key,
        purpose text not null check (purpose in ('passwordReset', 'emailVerification')),
        subject text not null,
        user_id uuid references users on delete cascade,
        code_hash text not null,
        tries integer not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`,
    // A newer code replaces the older.
    sql`create unique index one_time_codes_live on one_time_codes (subject) where ended_at is null`,
    sql`create index one_time_codes_of_subject on one_time_codes (subject, created_at)`,
    sql`create index one_time_codes_of_user on one_time_codes (user_id)`,
    sql`create index one_time_codes_by_age on one_time_codes (created_at)`,
    sql`
      create table one_time_code_tokens (
        token_hash text primary key,
        code_id uuid not null references one_time_codes on delete cascade
      )`,
    sql`create index one_time_code_tokens_of_code on one_time_code_tokens (code_id)`,
    sql`create table server_keys (name text primary key, value text not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
