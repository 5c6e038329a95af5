import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table users (
        id uuid primary key default gen_random_uuid(),
        partner_id text not null,
        name text not null,
        email text not null,
        email_key text not null constraint users_email_taken unique,
        email_verified_at timestamptz,
        password_hash text,
        profile_photo_url text,
        date_of_birth date,
        bio text,
        gender text not null default 'other' check (gender in ('male', 'female', 'other')),
        weight double precision,
        height integer,
        blocked_at timestamptz,
        created_at timestamptz not null
      )`,
    sql`
      create table user_metas (
        user_id uuid not null references users on delete cascade,
        name text not null,
        value jsonb not null,
        primary key (user_id, name)
      )`,
    sql`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`,
    sql`create index sessions_of_user on sessions (user_id)`,
    sql`create index sessions_by_end on sessions (expires_at)`,
    sql`
      create table session_tokens (
        refresh_hash text primary key,
        access_hash text not null unique,
        session_id uuid not null references sessions on delete cascade,
        access_expires_at timestamptz not null,
        refresh_expires_at timestamptz not null,
        rotated_at timestamptz,
        nonce text
      )`,
    sql`create index session_tokens_of_session on session_tokens (session_id)`,
    sql`create index session_tokens_by_end on session_tokens (refresh_expires_at)`,
    sql`
      create table rate_limits (
        key text primary key,
        count integer not null,
        window_ends_at timestamptz not null
      )`,
    sql`create index rate_limits_by_end on rate_limits (window_ends_at)`,
    sql`
      create table sign_in_attempts (
        key text primary key,
        failures integer not null,
        blocked_until timestamptz not null,
        last_at timestamptz not null
      )`,
    sql`create index sign_in_attempts_by_last on sign_in_attempts (last_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
