import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Compared case-insensitively, stored as the member wrote it.
    sql`alter table users add column referral_code text`,
    sql`create unique index users_referral_code_taken on users (lower(referral_code))`,
    sql`
      create table sign_in_codes (
        code_hash text primary key,
        user_id uuid not null references users on delete cascade,
        redirect_uri text not null,
        expires_at timestamptz not null
      )`,
    sql`create index sign_in_codes_by_end on sign_in_codes (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
