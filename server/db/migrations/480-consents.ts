import { type Kysely, sql } from 'kysely';

/** Members' consents with version and time; withdrawn ones stay as a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table consents (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        consent text not null,
        version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz
      )`,
    sql`create unique index consents_current on consents (user_id, consent) where withdrawn_at is null`,
    sql`create index consents_of_user on consents (user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
