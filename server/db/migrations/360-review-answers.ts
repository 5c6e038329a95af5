import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column answer text,
      add column answered_at timestamptz,
      add constraint reviews_answer_whole check ((answer is null) = (answered_at is null))`.execute(db);
  await sql`create index reviews_by_age on reviews (created_at, id)`.execute(db);
}
