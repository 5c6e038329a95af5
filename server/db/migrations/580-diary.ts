import { type Kysely, sql } from 'kysely';

/** Records of members' diaries, encrypted; the day stays readable for reading a span of days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table diary_records (
        user_id uuid not null references users (id) on delete cascade,
        id text not null,
        date date not null,
        encrypted text not null,
        primary key (user_id, id)
      )`,
    sql`create index diary_records_of_day on diary_records (user_id, date)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
