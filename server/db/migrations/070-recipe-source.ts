import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table recipes add column source_read_at timestamptz`,
    sql`
      create table source_answers (
        key text primary key,
        answer jsonb not null,
        read_at timestamptz not null
      )`,
    sql`create index source_answers_by_age on source_answers (read_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
