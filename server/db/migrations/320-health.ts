import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table health_answers (
        user_id uuid not null references users on delete cascade,
        category text not null,
        sealed text not null,
        answered_at timestamptz not null,
        primary key (user_id, category)
      )`,
    sql`
      create table health_scores (
        user_id uuid not null references users on delete cascade,
        day date not null,
        sealed text not null,
        primary key (user_id, day)
      )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
