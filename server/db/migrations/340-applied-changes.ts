import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applied_changes (
      user_id uuid not null references users on delete cascade,
      operation text not null,
      key uuid not null,
      answer jsonb,
      applied_at timestamptz not null,
      primary key (user_id, operation, key)
    )`.execute(db);
  await sql`create index applied_changes_by_age on applied_changes (applied_at)`.execute(db);
}
