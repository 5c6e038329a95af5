import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column deletion_due_at timestamptz`.execute(db);
  await sql`create index users_to_delete on users (deletion_due_at) where deletion_due_at is not null`.execute(
    db,
  );
}
