import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table social_identities (
        issuer text not null,
        subject text not null,
        user_id uuid not null references users on delete cascade,
        email_key text,
        email_verified boolean not null,
        created_at timestamptz not null,
        used_at timestamptz not null,
        primary key (issuer, subject)
      )`,
    sql`create index social_identities_of_user on social_identities (user_id)`,
    sql`create table social_attempts (id text primary key, expires_at timestamptz not null)`,
    sql`create index social_attempts_by_end on social_attempts (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
