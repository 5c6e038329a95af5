import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table one_time_codes drop constraint one_time_codes_purpose_check`,
    sql`
      alter table one_time_codes add constraint one_time_codes_purpose_check
        check (purpose in ('passwordReset', 'emailVerification', 'accountChange'))`,
    sql`
      create table account_changes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('email', 'password')),
        former_email text not null,
        former_email_key text not null,
        token_hash text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
    sql`create index account_changes_of_user on account_changes (user_id)`,
    sql`create index account_changes_of_former_email on account_changes (former_email_key)`,
    sql`create index account_changes_by_age on account_changes (expires_at)`,
    // a sign-in code that is used twice ends the session it opened
    sql`alter table sign_in_codes add column used_at timestamptz`,
    sql`alter table sign_in_codes add column session_id uuid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
