import { type Kysely, sql } from 'kysely';

/**
 * Sessions and their tokens are keyed by the member, whom a token names from now on. Tokens of before don't: their
 * members are in a table of their own, which empties as the sessions of that time end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table session_tokens add column user_id uuid`,
    sql`
      update session_tokens set user_id = sessions.user_id
      from sessions where sessions.id = session_id`,
    sql`
      create table token_owners (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      )`,
    sql`
      insert into token_owners (token_hash, user_id, expires_at)
      select token_hash, sessions.user_id, sessions.expires_at
      from session_tokens
      join sessions on sessions.id = session_id
      cross join lateral (values (access_hash), (refresh_hash)) as named (token_hash)
      where ended_at is null`,
    sql`create index token_owners_by_end on token_owners (expires_at)`,
    sql`create index token_owners_of_user on token_owners (user_id)`,
    sql`
      alter table session_tokens alter column user_id set not null,
        drop constraint session_tokens_session_id_fkey,
        drop constraint session_tokens_pkey,
        drop constraint session_tokens_access_hash_key`,
    sql`alter table push_tokens drop constraint push_tokens_session_id_fkey`,
    sql`alter table confirmations drop constraint confirmations_session_id_fkey`,
    sql`
      alter table two_step_setups drop constraint two_step_setups_session_id_fkey,
        drop constraint two_step_setups_pkey`,
    sql`alter table sessions drop constraint sessions_pkey, add primary key (user_id, id)`,
    sql`drop index sessions_of_user`,
    sql`
      alter table session_tokens add primary key (user_id, refresh_hash),
        add unique (user_id, access_hash),
        add foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade`,
    sql`drop index session_tokens_of_session`,
    sql`create index session_tokens_of_session on session_tokens (user_id, session_id)`,
    sql`
      update push_tokens set session_id = null where session_id is not null and not exists (
        select from sessions where sessions.id = session_id and sessions.user_id = push_tokens.user_id)`,
    sql`
      alter table push_tokens add foreign key (user_id, session_id)
        references sessions (user_id, id) on delete set null (session_id)`,
    sql`drop index push_tokens_of_session`,
    sql`create index push_tokens_of_session on push_tokens (user_id, session_id)`,
    sql`
      alter table confirmations add foreign key (user_id, session_id)
        references sessions (user_id, id) on delete cascade`,
    sql`drop index confirmations_of_session`,
    sql`drop index confirmations_of_user`,
    sql`create index confirmations_of_session on confirmations (user_id, session_id)`,
    sql`
      alter table two_step_setups add primary key (user_id, session_id, kind),
        add foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade`,
    sql`drop index two_step_setups_of_user`,
  ];
  for (const statement of statements) await statement.execute(db);
}
