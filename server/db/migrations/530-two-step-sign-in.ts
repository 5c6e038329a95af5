import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // coarse values, shown on the Security page
    sql`alter table sessions add column device text`,
    sql`alter table sessions add column network text`,
    sql`alter table sessions add column last_used_at timestamptz`,
    // a signed-out device gets no more pushes
    sql`alter table push_tokens add column session_id uuid references sessions on delete set null`,
    sql`create index push_tokens_of_session on push_tokens (session_id)`,
    // a log of a month; the means to revert a change are deleted after 7 days
    sql`alter table account_changes drop constraint account_changes_kind_check`,
    sql`alter table account_changes alter column former_email drop not null`,
    sql`alter table account_changes alter column former_email_key drop not null`,
    sql`alter table account_changes alter column token_hash drop not null`,
    sql`alter table account_changes add column device text`,
    sql`alter table account_changes add column network text`,
    sql`
      create table confirmations (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        session_id uuid not null references sessions on delete cascade,
        expires_at timestamptz not null
      )`,
    sql`create index confirmations_of_session on confirmations (session_id)`,
    sql`create index confirmations_of_user on confirmations (user_id)`,
    sql`
      create table authenticators (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        secret_sealed text not null,
        last_step bigint not null,
        created_at timestamptz not null,
        removed_at timestamptz
      )`,
    sql`create unique index authenticators_of_user on authenticators (user_id) where removed_at is null`,
    sql`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        removed_at timestamptz
      )`,
    sql`create index passkeys_of_user on passkeys (user_id)`,
    sql`
      create table recovery_codes (
        user_id uuid not null references users on delete cascade,
        code_hash text not null,
        created_at timestamptz not null,
        used_at timestamptz,
        removed_at timestamptz,
        primary key (user_id, code_hash)
      )`,
    sql`
      create table two_step_setups (
        session_id uuid not null references sessions on delete cascade,
        kind text not null check (kind in ('authenticator', 'passkey')),
        user_id uuid not null references users on delete cascade,
        secret_sealed text not null,
        tries integer not null default 0,
        expires_at timestamptz not null,
        primary key (session_id, kind)
      )`,
    sql`create index two_step_setups_of_user on two_step_setups (user_id)`,
    sql`
      create table two_step_tokens (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        session_id uuid not null,
        challenge text not null,
        tries integer not null default 0,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
    sql`create index two_step_tokens_of_user on two_step_tokens (user_id)`,
    sql`create index two_step_tokens_of_session on two_step_tokens (session_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
